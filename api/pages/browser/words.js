/**
 * The page's words in the reader's language, as `words/LANGUAGE.json` brings them; see `api/pages/words.py`.
 *
 * @typedef {"fr" | "en"} Language
 * @typedef {string | { value: string } | { choose: string, among: Record<string, Part[]>, else: string }} Part
 */

import { device } from "./storage.js";

const KEPT = "greffe.language";

/** @type {Language} */
let language = "fr";
/** @type {Record<string, string | Part[]>} */
let words = {};
let plurals = new Intl.PluralRules("fr");
let numbers = new Intl.NumberFormat("fr");

/** The language that was chosen on this device, else that of the document, which the browser's preference decided. */
export function preferred() {
  const chosen = device.get(KEPT) ?? document.documentElement.lang;
  return chosen === "en" ? "en" : "fr";
}

/** @type {Map<Language, Promise<Record<string, string | Part[]>>>} */
const read = new Map();

/**
 * The words of a language, read once: a page that is open goes on when its version is not to be had any more.
 * @param {Language} wanted
 */
function wordsOf(wanted) {
  const known = read.get(wanted) ?? fetched(wanted);
  read.set(wanted, known);
  known.catch(() => read.delete(wanted));
  return known;
}

/**
 * @param {Language} wanted
 * @returns {Promise<Record<string, string | Part[]>>}
 */
async function fetched(wanted) {
  const answer = await fetch(new URL(`words/${wanted}.json`, import.meta.url));
  if (!answer.ok || !answer.headers.has("X-Request-Id")) throw new Error(`${answer.status}: no words`);
  return answer.json();
}

/**
 * From now on the page speaks this language.
 * @param {Language} wanted
 */
export async function speak(wanted) {
  words = await wordsOf(wanted);
  language = wanted;
  plurals = new Intl.PluralRules(wanted);
  numbers = new Intl.NumberFormat(wanted);
  document.documentElement.lang = wanted;
}

/** Have the other language ready. */
export function listen() {
  wordsOf(language === "fr" ? "en" : "fr").catch(() => undefined); // it is asked for again once it is wanted
}

/**
 * Speak it, and remember on this device that it was chosen. Where its words are not to be had, the page is loaded anew.
 * @param {Language} wanted
 */
export async function choose(wanted) {
  device.set(KEPT, wanted);
  try {
    await speak(wanted);
  } catch {
    location.reload();
  }
}

/** The language that the page speaks. */
export function spoken() {
  return language;
}

/**
 * One text. What is unknown is told by its name, so that it is seen and mended.
 * @param {string} name
 * @param {Record<string, string | number>} [given]
 * @returns {string}
 */
export function say(name, given = {}) {
  const found = words[name];
  if (found === undefined) return name;
  return typeof found === "string" ? found : told(found, given);
}

/**
 * Is there such a text?
 * @param {string} name
 */
export function can(name) {
  return name in words;
}

/**
 * @param {Part[]} parts
 * @param {Record<string, string | number>} given
 * @returns {string}
 */
function told(parts, given) {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("value" in part) return shown(given[part.value]);
      const value = given[part.choose];
      const by = typeof value === "number" ? plurals.select(value) : "";
      return told(part.among[String(value)] ?? part.among[by] ?? part.among[part.else] ?? [], given);
    })
    .join("");
}

/** @param {string | number | undefined} value */
function shown(value) {
  return typeof value === "number" ? numbers.format(value) : (value ?? "…");
}

/**
 * Several names in a row, as the language joins them.
 * @param {string[]} names
 */
export function several(names) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** @param {number} value */
export function count(value) {
  return numbers.format(value);
}

/** @type {["day" | "hour" | "minute" | "second", number][]} */
const SPANS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/**
 * So much time in words of its size: its two largest parts.
 * @param {number} seconds
 */
export function span(seconds) {
  const found = [];
  let left = Math.abs(seconds);
  for (const [unit, size] of SPANS) {
    const many = unit === "second" ? left : Math.floor(left / size);
    left -= many * size;
    if (many || found.length) found.push({ unit, many });
  }
  const parts = (found.length ? found : [{ unit: "second", many: 0 }])
    .slice(0, 2)
    .filter(({ many }, nth) => many || !nth);
  const said = parts.map(({ unit, many }) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(many),
  );
  return (seconds < 0 ? "−" : "") + said.join(" ");
}

/**
 * A moment as people read it: the time today, else the day, too.
 * @param {string} at ISO 8601
 * @param {"short" | "medium"} [timeStyle] medium: with its seconds
 */
export function moment(at, timeStyle = "short") {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today ? { timeStyle } : { dateStyle: "medium", timeStyle };
  return written(date, form);
}

/**
 * How far this browser's clock is from UTC at that moment: `UTC+01:00`.
 * @param {string} at ISO 8601
 */
export function zone(at) {
  const minutes = -new Date(at).getTimezoneOffset();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const size = Math.abs(minutes);
  return minutes ? `UTC${minutes > 0 ? "+" : "-"}${two(Math.floor(size / 60))}:${two(size % 60)}` : "UTC";
}

/**
 * The day of a moment, in words, with the zone of the clock.
 * @param {string} at ISO 8601
 */
export function day(at) {
  return `${written(new Date(at), { dateStyle: "full" })} · ${zone(at)}`;
}

/** @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map(); // making a format takes as long as making all the rest of a frame

/**
 * Write a moment as the reader's country does. A format keeps the time zone that it was made in, which a traveller
 * changes under an open page.
 * @param {Date} date
 * @param {Intl.DateTimeFormatOptions} form
 */
function written(date, form) {
  const key = [regional(), new Date().getTimezoneOffset(), form.dateStyle, form.timeStyle].join();
  const format = formats.get(key) ?? new Intl.DateTimeFormat(regional(), form);
  formats.set(key, format);
  return format.format(date);
}

/** The language as the reader's country writes it, if the browser knows: the hours of a day are not counted alike. */
function regional() {
  return navigator.languages.find((each) => each.split("-")[0] === language) ?? language;
}
