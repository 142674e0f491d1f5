// A screen: a table's story as one seat reads it, and what is waited for. It goes on when the service starts again.
//
//     GREFFE_TOKEN=... node screen.mjs http://127.0.0.1:8000 TABLE

import { Client } from "greffe-client";

const [url, table] = process.argv.slice(2);
const seat = new Client(url, "en").seat(table, process.env.GREFFE_TOKEN ?? "");
const following = seat.follow({ after: 0, view: false, table: true });
let waiting = "";

function showAsked() {
  const { frame, asked = [] } = following.table ?? { frame: Number.POSITIVE_INFINITY };
  if (frame > following.frame) return; // what led to it is yet to be told
  const now = asked.map((each) => `  (${each.text})`).join("\n");
  if (now && now !== waiting) console.log(now);
  waiting = now;
}

following.on("frame", (frame) => {
  for (const line of frame.entries) console.log(line.text);
  showAsked();
});
following.on("table", showAsked);
await following.run();
