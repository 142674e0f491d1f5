/** What a person unfolded, kept when what it stands in is drawn anew. */

/**
 * What is unfolded, by what stands before it.
 * @param {HTMLElement} box
 */
export function opened(box) {
  return new Set([...box.querySelectorAll("details")].filter((each) => each.open).map(path));
}

/**
 * @param {HTMLElement} made
 * @param {Set<string>} open
 */
export function reopen(made, open) {
  for (const each of made.querySelectorAll("details")) if (open.has(path(each))) each.open = true;
}

/** @param {Element} folded */
function path(folded) {
  const card = folded.closest(".leaf")?.querySelector("h4")?.textContent ?? "";
  return `${card}/${folded.parentElement?.closest("details")?.querySelector("summary")?.textContent ?? ""}/${folded.querySelector("summary")?.textContent ?? ""}`;
}
