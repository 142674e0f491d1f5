/** Which version of the page this is, and whether the service has another one by now. */

const OWN = /\/page\/(\w+)\//;

/** Has the service another version than this page? A service that does not answer has none. */
export async function isOutdated() {
  const own = OWN.exec(import.meta.url)?.[1];
  try {
    const answer = await fetch(location.pathname, { cache: "no-store", redirect: "error" });
    const served = OWN.exec(await answer.text())?.[1];
    return answer.ok && served !== undefined && served !== own;
  } catch {
    return false;
  }
}
