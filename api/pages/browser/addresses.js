/**
 * Addresses of this service, whatever path it is deployed under: this module lies two folders below it. Links for others
 * begin with what the operator says that the service is called from elsewhere.
 */

/** Where this page reaches its service. */
export const HERE = new URL("../../", import.meta.url);

const said = document.querySelector('meta[name="greffe-public-url"]')?.getAttribute("content");
const SHARED = said ? new URL(said.replace(/\/*$/, "/")) : HERE;

/** Can nobody open links of this page but on the machine itself? */
export const LOCAL = !said && /^(localhost|127\.[\d.]+|\[::1\])$/.test(HERE.hostname);

/**
 * The table and the rest of a page's address; null: it is none of a seat.
 * @param {string} path decoded
 */
export function tableOf(path) {
  const [, table = "", rest = ""] = /^play\/([\w-]+)(.*)$/s.exec(path.slice(HERE.pathname.length)) ?? [];
  return table ? { table, rest } : null;
}

/**
 * The page of a table, for whoever sits here.
 * @param {string} table
 */
export function pageOf(table) {
  return new URL(`play/${table}`, HERE).href;
}

/**
 * The link that opens a seat's page, for others.
 * @param {string} table
 * @param {string} token
 */
export function linkTo(table, token) {
  return new URL(`play/${table}#${token}`, SHARED).href;
}

/**
 * The link to one frame of the reader's own feed. It opens for whoever sits there already.
 * @param {string} table
 * @param {number} frame
 */
export function linkToFrame(table, frame) {
  return new URL(`play/${table}#frame-${frame}`, SHARED).href;
}
