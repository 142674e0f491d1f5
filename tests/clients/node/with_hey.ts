// A short session with what @hey-api/openapi-ts makes of the document.
import { createClient } from "./hey/client/index.js";
import { getFeed, getMoves, getView, openTable, postCommand, postCorrection, previewCorrection } from "./hey/index.js";
import type { CommandRequest, Correction } from "./hey/index.js";

async function play(baseUrl: string): Promise<unknown[]> {
  const opened = await openTable({
    client: createClient({ baseUrl }),
    throwOnError: true,
    body: {
      system: "nosgoth",
      title: "La tour des corbeaux",
      seats: [
        { name: "Maud", role: "gm" },
        { name: "Ilse", role: "player" },
      ],
    },
  });
  const path = { table: opened.data.table };
  const [maud, ilse] = opened.data.seats.map((seat) => createClient({ baseUrl, auth: () => seat.token }));

  async function act(client: typeof maud, body: CommandRequest): Promise<string> {
    const { data, error } = await postCommand({ client, path, body });
    if (data === undefined) throw new Error(error && "code" in error ? error.code : "");
    const frame = "frames" in data ? data.frames[0] : data;
    return frame.entries[0].event ?? "";
  }
  async function success(): Promise<unknown> {
    const { data } = await getView({ client: ilse, path });
    if (!data || !("actions" in data.view)) throw new Error("no view");
    return data.view.actions[0].success;
  }

  await act(ilse, { command: { type: "JoinTable" } });
  await act(maud, { commands: [{ command: { type: "JoinTable" } }, { command: { type: "StartTable" } }] });
  const characteristics = { life: 12, movement: 10, mental: 9, corruption: 4 };
  const character = await act(ilse, { command: { type: "CreateCharacter", name: "Ysolde", characteristics } });
  const action = await act(ilse, { command: { type: "DeclareAction", character, text: "Grimper" } });
  await act(maud, { command: { type: "ClassifyAction", action, characteristic: "movement" } });
  const roll: CommandRequest = { command: { type: "ResolveAction", action }, dice: [11] };
  const refused = await act(ilse, roll).catch((error: Error) => error.message);
  const ruling = await act(maud, { command: { type: "SetDifficulty", action, level: 4 } });
  await act(ilse, roll);
  const before = await success();

  const contest: Correction = { type: "contest", target: ruling, text: "le mur est plein de prises" };
  await postCorrection({ client: ilse, path, body: contest, throwOnError: true });
  const level3 = { type: "SetDifficulty", action, level: 3 };
  const amend: Correction = { type: "amend", target: ruling, command: level3, reason: "trois suffit" };
  const preview = await previewCorrection({ client: maud, path, body: amend, throwOnError: true });
  await postCorrection({ client: maud, path, body: amend, throwOnError: true });
  const feed = await getFeed({ client: ilse, path, throwOnError: true });
  const moves = await getMoves({ client: ilse, path, throwOnError: true });
  const offered = moves.data?.moves.some((move) => move.type === "DeclareAction");
  const last = typeof feed.data === "object" ? feed.data.last : undefined;
  return [refused, before, preview.data.flips.length, await success(), last, offered];
}

declare const process: { argv: string[] };
console.log(JSON.stringify(await play(process.argv[2])));
