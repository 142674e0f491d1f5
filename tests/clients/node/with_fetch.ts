// A short session with what openapi-typescript makes of the document, through openapi-fetch.
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Command = components["schemas"]["CommandRequest"];
type Correction = components["schemas"]["Correction"];

async function play(baseUrl: string): Promise<unknown[]> {
  const client = createClient<paths>({ baseUrl });
  const { data: opened } = await client.POST("/tables", {
    body: {
      system: "nosgoth",
      title: "La tour des corbeaux",
      seats: [
        { name: "Maud", role: "gm" },
        { name: "Ilse", role: "player" },
      ],
    },
  });
  if (!opened) throw new Error("no table");
  const table = opened.table;
  const [maud, ilse] = opened.seats.map((seat) => ({ Authorization: `Bearer ${seat.token}` }));
  const params = { path: { table } };

  async function act(headers: HeadersInit | undefined, body: Command): Promise<string> {
    const { data, error } = await client.POST("/tables/{table}/commands", { params, headers, body });
    if (error) throw new Error(error.code);
    const frame = "frames" in data ? data.frames[0] : data;
    return frame.entries[0].event ?? "";
  }
  async function success(): Promise<unknown> {
    const { data } = await client.GET("/tables/{table}/view", { params, headers: ilse });
    if (!data || !("actions" in data.view)) throw new Error("no view");
    return data.view.actions[0].success;
  }

  await act(ilse, { command: { type: "JoinTable" } });
  await act(maud, { commands: [{ command: { type: "JoinTable" } }, { command: { type: "StartTable" } }] });
  const characteristics = { life: 12, movement: 10, mental: 9, corruption: 4 };
  const character = await act(ilse, { command: { type: "CreateCharacter", name: "Ysolde", characteristics } });
  const action = await act(ilse, { command: { type: "DeclareAction", character, text: "Grimper" } });
  await act(maud, { command: { type: "ClassifyAction", action, characteristic: "movement" } });
  const roll: Command = { command: { type: "ResolveAction", action }, dice: [11] };
  const refused = await act(ilse, roll).catch((error: Error) => error.message);
  const ruling = await act(maud, { command: { type: "SetDifficulty", action, level: 4 } });
  await act(ilse, roll);
  const before = await success();

  const contest: Correction = { type: "contest", target: ruling, text: "le mur est plein de prises" };
  await client.POST("/tables/{table}/corrections", { params, headers: ilse, body: contest });
  const level3 = { type: "SetDifficulty", action, level: 3 };
  const amend: Correction = { type: "amend", target: ruling, command: level3, reason: "trois suffit" };
  const preview = await client.POST("/tables/{table}/corrections/preview", { params, headers: maud, body: amend });
  await client.POST("/tables/{table}/corrections", { params, headers: maud, body: amend });
  const feed = await client.GET("/tables/{table}/feed", { params, headers: ilse });
  const moves = await client.GET("/tables/{table}/moves", { params, headers: ilse });
  const offered = moves.data?.moves.some((move) => move.type === "DeclareAction");
  const last = typeof feed.data === "object" ? feed.data.last : undefined;
  return [refused, before, preview.data?.flips.length, await success(), last, offered];
}

declare const process: { argv: string[] };
console.log(JSON.stringify(await play(process.argv[2])));
