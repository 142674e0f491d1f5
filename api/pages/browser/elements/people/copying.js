/** Copy a text, and say on the page that it is done, or show it where the browser does not let us. */

import { say } from "../../words.js";
import { tell } from "../common/short-notice.js";

/** @param {string} text */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    tell(say("copied"));
  } catch {
    window.prompt(say("copy-yourself"), text);
  }
}
