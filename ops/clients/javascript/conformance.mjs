// The JavaScript client under test: `greffe simulate clients --client javascript`. `ops/clients/README.md` has its language.
import { createInterface } from "node:readline";
import { Client, Refused } from "./greffe.js";

let seat = null;
let following = null;

async function answered(message) {
  if (message.follow) {
    const { url, table, token, language } = message.follow;
    following?.close();
    seat = new Client(url, language).seat(table, token);
    following = seat.follow({ after: 0, frames: true, moves: true });
    following.run().catch(() => undefined); // `until` says why
    return;
  }
  if (message.correct) {
    try {
      return { frame: (await seat.correct(message.correct)).frame };
    } catch (error) {
      if (error instanceof Refused) return { refused: error.code };
      throw error;
    }
  }
  await following.reached(message.until);
  const { frame, view, frames, moves } = following;
  return { frame, view, frames, moves: moves.tag };
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = await answered(JSON.parse(line));
  if (told) process.stdout.write(`${JSON.stringify(told)}\n`);
}
following?.close();
