/**
 * Elements made by functions, never from markup: what people write is text wherever it stands.
 *
 * @typedef {Node | string | number | false | null | undefined} Child
 */

/**
 * An element. `on…` are listeners, `value`, `checked`, `selected`, `disabled`, `hidden` and the like properties where
 * the element has them, everything else attributes; `false`, `null` and `undefined` leave it out.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown> | null} [given]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function h(name, given, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given ?? {})) set(made, key, value);
  made.append(...nodes(children));
  return made;
}

/**
 * @param {Element} element
 * @param {string} key
 * @param {unknown} value
 */
function set(element, key, value) {
  if (value === undefined || value === null || value === false) return;
  if (key.startsWith("on")) element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
  else if (typeof value === "boolean" && !key.startsWith("aria-")) element.toggleAttribute(key, value);
  else if (key === "value" && "value" in element) element.value = String(value);
  else element.setAttribute(key, String(value));
}

/**
 * @param {(Child | Child[])[]} children
 * @returns {(Node | string)[]}
 */
function nodes(children) {
  return children
    .flat()
    .filter((child) => child !== false && child !== null && child !== undefined)
    .map((child) => (typeof child === "number" ? String(child) : /** @type {Node | string} */ (child)));
}

/**
 * Everything in an element anew.
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...nodes(children));
}

/**
 * Morph an element into a newly made one: nodes that are equal stay in the document, with their focus, and need no new
 * layout. Listeners of nodes within are lost with those that are replaced: neither element may have any.
 * @param {Element} element
 * @param {Element} made
 */
export function morph(element, made) {
  const [before, after] = [[...element.childNodes], [...made.childNodes]];
  if (before.length !== after.length || !element.cloneNode().isEqualNode(made.cloneNode())) {
    element.replaceWith(made);
    return;
  }
  before.forEach((was, place) => {
    const now = /** @type {ChildNode} */ (after[place]);
    if (was.isEqualNode(now)) return;
    if (was instanceof Element && now instanceof Element) morph(was, now);
    else was.replaceWith(now);
  });
}

/**
 * What is done once before the next paint, however often it is asked for; where nobody looks, once somebody does.
 * @param {() => void} act
 */
export function beforePaint(act) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      act();
    });
  };
}

/**
 * The children of an element, one for each item: those of items that stay are kept as they are, with their focus.
 *
 * @template Item
 * @param {Element} element
 * @param {Iterable<Item>} items
 * @param {(item: Item) => string} key
 * @param {(item: Item) => Element} make
 */
export function keyed(element, items, key, make) {
  const known = new Map([...element.children].map((child) => [child.getAttribute("data-key"), child]));
  /** @type {Element | null} */
  let place = element.firstElementChild;
  for (const item of items) {
    const name = key(item);
    const kept = known.get(name) ?? make(item);
    known.delete(name);
    kept.setAttribute("data-key", name);
    if (kept === place) place = place.nextElementSibling;
    else element.insertBefore(kept, place);
  }
  for (const left of known.values()) left.remove();
}

/** Is the focus at the top of the page, since what had it went away? */
export function isNowhere() {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Where the focus went away with what had it, put it to the first thing here that takes it.
 * @param {Element} box
 */
export function regain(box) {
  if (!isNowhere()) return;
  const seen = [...box.querySelectorAll("button, a[href], input, select, textarea, summary")];
  const next = seen.find(
    (each) => each instanceof HTMLElement && each.offsetParent !== null && !each.matches(":disabled"),
  );
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

const CONTROLS = "input, select, textarea, button";

/**
 * Change the content of an element; whoever was typing in a part of it that is made anew goes on at the same place.
 * @param {Element} element its children have a `data-name` each
 * @param {() => void} change
 */
export function keepFocus(element, change) {
  const focused = document.activeElement;
  const box = [...element.children].find((child) => child.contains(focused));
  const nth = focused ? [...(box?.querySelectorAll(CONTROLS) ?? [])].indexOf(focused) : -1;
  const [start, end] = isText(focused) ? [focused.selectionStart, focused.selectionEnd] : [null, null];
  change();
  if (nth < 0 || focused?.isConnected) return;
  const now = [...element.children].find((child) => child.getAttribute("data-name") === box?.getAttribute("data-name"));
  const next = now?.querySelectorAll(CONTROLS)[nth] ?? null;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  if (isText(next) && start !== null) next.setSelectionRange(start, end);
}

/**
 * @param {Element | null} element
 * @returns {element is HTMLInputElement | HTMLTextAreaElement}
 */
function isText(element) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

let names = 0;

/** An id that no other element of the document has. */
export function unique() {
  names += 1;
  return `n${names}`;
}

/**
 * A name that people gave: it cannot turn the direction of what stands around it.
 * @param {string} name
 */
export function named(name) {
  return h("bdi", null, name);
}

/**
 * As a sentence begins, whatever it begins with.
 * @param {string} text
 */
export function begun(text) {
  const [first = ""] = text;
  return first.toLocaleUpperCase(document.documentElement.lang || undefined) + text.slice(first.length);
}

const TURNING = /[\u202a-\u202e\u2066-\u2069]/g; // marks that turn the direction of all that follows them

/**
 * A sentence of the service, in which people's names and words stand: none of them turns the rest of it around.
 * @param {string} text
 */
export function sentence(text) {
  return h("bdi", { dir: "ltr" }, text.replace(TURNING, ""));
}
