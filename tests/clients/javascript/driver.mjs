// The JavaScript client at the end of a pipe: reads one request a line, answers each with a line, in any order.
//
//     {"id": 1, "make": "client" | "seat" | "at" | "again" | "follow" | "hosted", "name": "x", "of": "y", "args": [...]}
//     {"id": 2, "call": "do", "of": "x", "args": [...], "abort": 50?}      {"id": 3, "state": "x"}
//     {"id": 4, "plain": "patched", "args": [...]}
import { createInterface } from "node:readline";
import * as greffe from "../../../ops/clients/javascript/greffe.js";
import { fields, fits, sent } from "../../../api/pages/browser/forms.js";
import { canonical, sha256 } from "../../../ops/clients/javascript/digest.js";

const things = new Map();
const plain = { canonical, sha256, patched: greffe.patched, viewTag: greffe.viewTag, putTogether, filled };

function putTogether(schema, definitions, catalogues) {
  return greffe.putTogether(schema, definitions, new Map(Object.entries(catalogues)));
}

/** Does the page's form take these values, and send them as they are? */
function filled(form, values) {
  const { type: _type, ...others } = values;
  const shown = fields(form, values);
  const there = ({ name, schema, required }) => (name in values ? fits(schema, values[name]) : !required);
  const back = canonical(sent(form, values)) === canonical(values);
  return back && shown.every(there) && Object.keys(others).every((name) => shown.some((field) => field.name === name));
}

async function make({ make, name, of, args }) {
  if (make === "client") things.set(name, new greffe.Client(...args));
  if (make === "seat") things.set(name, things.get(of).seat(...args));
  if (make === "at") things.set(name, things.get(of).at(...args));
  if (make === "again") things.set(name, await things.get(of).again(...args));
  if (make === "hosted") things.set(name, hosted(things.get(of).followHost(...args)));
  if (make === "follow") things.set(name, followed(things.get(of).follow(...args)));
  return null;
}

function followed(following) {
  const told = { frames: [], connections: [], marks: [], moves: 0, views: 0, ended: false };
  following.on("frame", (frame) => told.frames.push(frame));
  following.on("connection", (state) => told.connections.push(state));
  following.on("marks", (numbers) => told.marks.push(numbers));
  following.on("moves", () => (told.moves += 1));
  following.on("view", () => (told.views += 1));
  following.run().then(
    () => (told.ended = true),
    () => (told.ended = true),
  );
  return Object.assign(following, { told });
}

/** The lines of a host's key, as they come; `told.ended` is the error with which they end. */
function hosted(lines) {
  const told = { lines: [], ended: null };
  const read = async () => {
    for await (const line of lines) told.lines.push(line);
  };
  read().catch((error) => (told.ended = error.name));
  return { told, settled: async () => undefined };
}

async function state(following) {
  await following.settled();
  const { frame, view, frames, tag, table, mended, connection, error, told } = following;
  const moves = following.moves && { frame: following.moves.frame, tag: following.moves.tag };
  return { frame, view, frames, tag, table, moves, mended, connection, error: error && failed(error), told };
}

function shown(form) {
  return [form.type, form.label, form.rules, form.schema];
}

async function called({ call, of, args = [], abort }) {
  if (call === "form") args[0] = (await things.get(of).moves()).of(args[0]);
  const options = args.at(-1);
  if (abort !== undefined) args[args.length - 1] = { ...options, signal: AbortSignal.timeout(abort) };
  return things.get(of)[call](...args);
}

function failed(error) {
  const { name, message, code, status, rule, key, errors, problem } = error;
  const tree = [];
  for (let kind = error; kind !== null; kind = Object.getPrototypeOf(kind)) tree.push(kind.constructor.name);
  return { name, message, code, status, rule, key, errors, problem, tree: [...new Set(tree)] };
}

async function answered(request) {
  if (request.make) return make(request);
  if (request.plain) return plain[request.plain](...request.args);
  if (request.state) return state(things.get(request.state));
  const found = await called(request);
  if (found instanceof greffe.Form) return shown(found);
  if (!(found instanceof greffe.Forms)) return found;
  return {
    frame: found.frame,
    forms: found.moves.map(shown),
    corrections: found.corrections.map((form) => form.schema),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  Promise.resolve()
    .then(() => answered(request))
    .then(
      (result) => ({ id: request.id, result: result ?? null }),
      (error) => ({ id: request.id, error: failed(error) }),
    )
    .then((answer) => process.stdout.write(`${JSON.stringify(answer)}\n`));
}
process.exit(0);
