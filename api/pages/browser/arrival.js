/*
 * Where a part of the page does not arrive (the service is replaced just now, or something answers in its place), the
 * whole page is asked for anew, after ever longer pauses, and loaded once the service itself has given it. A plain
 * script without a version: it is there when modules are not.
 */
(() => {
  const FIRST = 500; // milliseconds
  const LONGEST = 8000;
  const OWN = "X-Request-Id";
  let waiting = false;

  /** @param {number} pause */
  const again = async (pause) => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const { ok, headers } = await fetch(location.pathname, { cache: "no-store", redirect: "error" });
      if (ok && headers.has(OWN)) return location.reload();
    } catch {
      // nobody is there: later
    }
    void again(Math.min(2 * pause, LONGEST));
  };

  const missed = () => {
    if (waiting) return;
    waiting = true;
    const show = () => document.querySelector(".arriving")?.removeAttribute("hidden");
    show();
    addEventListener("DOMContentLoaded", show);
    void again(FIRST * (1 + Math.random()));
  };

  const seen = (/** @type {Event} */ { target }) => {
    const link = target instanceof HTMLLinkElement && target.rel !== "icon";
    if (link || target instanceof HTMLScriptElement) missed();
  };
  addEventListener("error", seen, true);
  addEventListener("unarrived", missed); // what modules ask for themselves, as words
})();
