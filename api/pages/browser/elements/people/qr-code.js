/** A link as a QR code, drawn by the service. The link goes there in a body: it stands in no address and in no log. */

import { HERE } from "../../addresses.js";
import { h } from "../../dom.js";
import { say } from "../../words.js";

/**
 * @param {string} link
 * @param {string} name whom the link is for
 */
export async function code(link, name) {
  const body = JSON.stringify({ text: link });
  const answer = await fetch(new URL("codes", HERE), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("image/svg+xml"))
    return h("p", { class: "none" }, say("no-code"));
  const drawn = await answer.text();
  return h("img", {
    class: "code",
    src: `data:image/svg+xml,${encodeURIComponent(drawn)}`,
    alt: say("code-for", { name }),
    width: 180,
    height: 180,
  });
}
