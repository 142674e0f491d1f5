// Types of all that the service sends and of the corrections that it reads.
// Written by `python -m ops.clients.generate`: do not edit.

export type Operation = { op: string; path: string; from?: string; value?: unknown };
export type Schema = { [keyword: string]: any };

/**
 * Amend an act: the record is as if it had been accepted with other parameters.
 * The amended command has the same type and is legal at the act's place. `dice` replaces faces that were typed in;
 * faces drawn by the service can never be replaced.
 */
export interface Amend {
  /** Tells which kind of command, line or thing this is. */
  type: "amend";
  /** The record will stand as if this had been accepted otherwise. */
  target: string;
  /** The same command, with other parameters. */
  command: any;
  /** The faces to read in place of those typed in. */
  dice?: number[] | null;
  /** Why, in a few words read by whoever sees it. */
  reason?: string;
  /** To be confirmed where later events fall with this one. */
  cascade?: boolean;
}

/** An answer of a seat to a contest. `id` is the answering event's. */
export interface Answer {
  /** Names it in a command. */
  id: string;
  /** The seat concerned, by its id. */
  seat: string;
  /** What is said about it, in plain words. */
  text: string;
}

/** Answer an objection that is not closed. */
export interface AnswerContest {
  /** Tells which kind of command, line or thing this is. */
  type: "answer";
  /** The contest in question, by its id. */
  contest: string;
  /** What is said about it, in plain words. */
  text: string;
}

/** A command that is waited for, and from which seat. `about`: what it settles, where that has an id. */
export interface AskedShown {
  /** The seat concerned, by its id. */
  seat: string;
  /** What the seat is to do, by the name of the command. */
  command: string;
  /** What is said about it, in plain words. */
  text: string;
  /** What it would settle, by its id. */
  about?: string | null;
}

/** The cause of a refusal: a code of the catalogue, its rule, and its sentence in `detail`. */
export interface Because {
  /** The catalogue’s word for this refusal or warning. */
  code: string;
  /** One sentence, in the language asked for. */
  detail: string;
  /** The rule’s id in the game’s catalogue. */
  rule?: string;
}

/** A branch that was begun: a table like any other. The tokens of its origin speak for the same seats in it. */
export interface Branch {
  /** The table, by its id. */
  table: string;
  /** What it is called. */
  title: string;
  /** Where this branch comes from: the table and the moment. */
  origin: Origin;
}

/**
 * A frame that changed the value: from `was` to `now`, each left out where there was or is none. `entries`: all
 * that it told, with what has become of it since.
 */
export interface Cause {
  /** Number of a frame in the seat’s own feed, from 1. */
  frame: number;
  /** When it happened, in universal time. */
  at: string;
  /** What the seat reads, in order. */
  entries: Line[];
  /** What stood there before this frame, empty if nothing did. */
  was?: any;
  /** What stands there after this frame, empty if nothing does any more. */
  now?: any;
}

/**
 * A changed place of two views.
 * `path`: a JSON Pointer (RFC 6901); `was`, `now`: the value before and after, null where it is absent.
 */
export interface Change {
  /** Where the view changes, as a JSON pointer. */
  path: string;
  /** What was so, or read so, before the correction. */
  was: any;
  /** What holds, or reads so, at present. */
  now: any;
}

/**
 * The closing of a contest: `upheld`, `withdrawn`, or the kind of the correction. `event`: if the seat read it.
 */
export interface ClosedBy {
  /** The ruling upheld, the contest withdrawn, or the event corrected. */
  kind: string;
  /** The seat concerned, by its id. */
  seat: string;
  /** Why, in a few words read by whoever sees it. */
  reason: string;
  /** Id of what happened, and of whatever it created; it is what can be contested or corrected. */
  event: string | null;
}

/**
 * The comparison of two tables, `was` this one and `now` the other.
 * `seats`: the caller's own comparison; those of all seats if the caller reads the whole record.
 */
export interface Compared {
  /** The seats of the table. */
  seats: Comparison[];
}

/**
 * Two tables as one seat reads them. `parts_at`: the number of the first frame that is not the same in both, null
 * when there is none; `was` and `now`: the frames from there on, of the first and of the second; `changes`: from
 * the
 * view of the first to that of the second, as they are now.
 */
export interface Comparison {
  /** The seat concerned, by its id. */
  seat: string;
  /** The first frame that is not the same in both tables. */
  parts_at: number | null;
  /** What was so, or read so, before the correction. */
  was: Frame[];
  /** What holds, or reads so, at present. */
  now: Frame[];
  /** What differs, point by point. */
  changes: Change[];
}

/** Say yes to the pending proposal. */
export interface Consent {
  /** Tells which kind of command, line or thing this is. */
  type: "consent";
  /** The proposal in question, by its id. */
  proposal: string;
}

/** Object to an event that the seat can see, an act or a correction. Play goes on. */
export interface ContestRuling {
  /** Tells which kind of command, line or thing this is. */
  type: "contest";
  /** The event of your feed that you contest. */
  target: string;
  /** Why you contest it, in a few words. */
  text?: string;
}

export type Correction = Retract | Amend | Rewind | Restore | Together | Uphold | DiscloseRecord | ContestRuling | AnswerContest | WithdrawContest | Consent | Decline | Withdraw;

/** Say no to the pending proposal. */
export interface Decline {
  /** Tells which kind of command, line or thing this is. */
  type: "decline";
  /** The proposal in question, by its id. */
  proposal: string;
}

/**
 * The delay of spectators: a frame is read once so many others of theirs came after it, and once it is so many
 * minutes old. 0 asks for nothing.
 */
export interface Delay {
  /** How many other frames have to come after a frame before a spectator reads it. */
  frames?: number;
  /** How old a frame has to be before a spectator reads it, in minutes. */
  minutes?: number;
}

/**
 * A draw that the seat may see. `physical`: typed in at the table. `proof`: where the seat sees every draw of the
 * stream that it comes from.
 */
export interface Die {
  /** Which die, or which deck, the draw is from. */
  kind: string;
  /** The faces, in the order of the draw. */
  faces: number[];
  /** Yes when the faces were rolled at the table and typed in, not drawn by the service. */
  physical: boolean;
  /**
   * What the draw can be checked by; nothing for a die of the table, nor while other draws of the same stream are
   * hidden.
   */
  proof?: Proof | null;
}

/**
 * Open the whole record to everybody who sits at the table, with every die in it to check.
 * Possible after the end alone; it cannot be undone.
 */
export interface DiscloseRecord {
  /** Tells which kind of command, line or thing this is. */
  type: "disclose";
  /** Why, in a few words read by whoever sees it. */
  reason?: string;
}

/**
 * A contest. `state` is `waiting` while another correction voids its target; `about`: what the seat read of its
 * target, in the reader's language.
 */
export interface DisputeShown {
  /** Names it in a command. */
  id: string;
  /** The event that the contest is about, by its id. */
  target: string;
  /** What the seat read of the contested event. */
  about: string;
  /** The seat concerned, by its id. */
  seat: string;
  /** What is said about it, in plain words. */
  text: string;
  /** Open, waiting, upheld, settled or withdrawn. */
  state: "open" | "settled" | "upheld" | "waiting" | "withdrawn" | (string & {});
  /** What has been answered to the contest. */
  answers?: Answer[];
  /** Who closed the contest, and how; absent while it is not. */
  closed?: ClosedBy | null;
}

/**
 * A line as it was or is told. `seat`: of the event itself, who did it. `text` is its sentence in the reader's
 * language: it comes when the line is written, and is no part of what is told.
 */
export interface EntryFields {
  /** Tells which kind of command, line or thing this is. */
  type: string;
  /** The facts of the line, under the names that the schema of its kind gives. */
  fields: any;
  /** Who did what the line tells; nothing where it is a consequence that the rules drew. */
  seat?: string | null;
  /** The draws that the line tells of, at the table or by the service, as far as the seat may see them. */
  dice?: Die[];
  /** What is said about it, in plain words. */
  text?: string;
}

/**
 * An event as a seat knows it.
 * - `entries`: as it was told, marked with what has become of it and how it reads now.
 * - `contestable`: may the seat contest it now? `amendable`: its command as it stands, where the seat may amend it
 * and
 * reads the whole of it; null elsewhere. `offers`: every correction of it that the seat may make, with the schema
 * of
 * the amended command at its place.
 * - `from`: events that its entries name; `followed`: later ones that name it; `corrections`: those of it, or that
 * withdrew it, brought it back or made it read otherwise, proposals included.
 * - `disputes`: every contest of it, closed or not.
 */
export interface EventKnown {
  /** Id of what happened, and of whatever it created; it is what can be contested or corrected. */
  event: string;
  /** Number of a frame in the seat’s own feed, from 1. */
  frame: number;
  /** When it happened, in universal time. */
  at: string;
  /** What the seat reads, in order. */
  entries: Line[];
  /** Yes if the seat may contest this now. */
  contestable: boolean;
  /** The command as it stands, if the seat may amend it. */
  amendable: any;
  /** The corrections of it that the seat may make. */
  offers: Offers;
  /** Later events that refer to it. */
  followed: Pointer[];
  /** Corrections and voices that the seat may give now. */
  corrections: Pointer[];
  /** The contests, open or closed. */
  disputes: DisputeShown[];
  /** The events that its entries name. */
  from: Pointer[];
}

/**
 * The reason why an event fell: the refusal that meets it at its place; empty where the seat may not know it.
 * `details`: what its sentence says, what would have to be otherwise among it.
 */
export interface Fallen {
  /** The catalogue’s word for this refusal or warning. */
  code?: string;
  /** The rule’s id in the game’s catalogue. */
  rule?: string;
  /** The values that the sentence of the refusal tells: what there is, what it would take. */
  details?: { [name: string]: string | number };
}

/**
 * A page of a seat's frames, in order.
 * `last`: the number of the seat's last frame; `read`: the number of the last frame that was looked at. With
 * filters, the next page is the one after `read`.
 */
export interface FeedPage {
  /** The frames, or how many there are. */
  frames: Frame[];
  /** Number of the seat’s last frame. */
  last: number;
  /** Number of the last frame that was looked at; the next page begins after it. */
  read: number;
}

/** An event that stands, with other consequences: what the seat read then, what holds now. */
export interface Flip {
  /** The event that reads otherwise, if the seat sees it. */
  event: string | null;
  /** What was so, or read so, before the correction. */
  was: EntryFields[];
  /** What holds, or reads so, at present. */
  now: EntryFields[];
}

/**
 * One number of a seat's feed: `entries` belong together, in order. `at` is the event's time (UTC). `receipt`: a
 * hash (64 hex digits) over all that the seat was told up to here, see PROOFS.md.
 * For whoever keeps the view: `patch` leads from the view after the frame before to the one after this (the first
 * from
 * nothing), `view` is the tag of the latter; `moves`, of the seat's last frame: the tag of what it may do now.
 * For whoever keeps the frames: `restated` are the earlier ones that stand otherwise since this one.
 */
export interface Frame {
  /** Number of a frame in the seat’s own feed, from 1. */
  frame: number;
  /** When it happened, in universal time. */
  at: string;
  /** What the seat reads, in order. */
  entries: Line[];
  /**
   * A hash of 64 hex digits over all that the seat was told up to here: who keeps this one holds everything fast.
   * SHA-256 of the receipt before it followed by the frame’s canonical bytes.
   */
  receipt: string;
  /**
   * What this frame did to the reader's view, if he asked for it: a JSON Patch (RFC 6902), from the view before to
   * the one after.
   */
  patch?: Operation[];
  /**
   * Of the view after this frame: its number, and 32 hex digits of the SHA-256 of its canonical form (RFC 8785).
   */
  view?: string;
  /** Of the last frame: the tag of what the seat may do now, as in the ETag header. */
  moves?: string;
  /**
   * The reader’s earlier frames of which something stands otherwise since this one: withdrawn, back, contested, no
   * more contested, or read otherwise.
   */
  restated?: number[];
}

/**
 * The facts of a delivery: the seat's frame, and the commands that are newly asked of the seat.
 * `number`: the number of the frame; `frame`: the frame as in the feed, absent if the hook asks for no frames;
 * `asked`: the commands that the table newly waits for from the seat; `proposal`: a correction that newly waits for
 * the seat's consent; `link`: to the table, absent if the service's public URL is not set.
 */
export interface HookData {
  /** The table, by its id. */
  table: string;
  /** The seat concerned, by its id. */
  seat: string;
  /** The game’s name in addresses and in a new table. */
  system: string;
  /** The table’s title. */
  title: string;
  /** The number of the frame that the delivery is about. */
  number: number;
  /** The address of the table’s page; absent where the service has no public one. */
  link?: string;
  /** The seat’s frame as its feed tells it; absent where frames were not asked for. */
  frame?: Frame;
  /** Questions newly put to the seat. */
  asked?: AskedShown[];
  /** A correction that newly waits for the seat’s consent. */
  proposal?: PendingShown | null;
}

/** The body of a delivery in the form `greffe`. `timestamp` is the time of the frame. */
export interface HookMessage {
  /** `frame` where a frame is in it, else `asked`. */
  type: "asked" | "frame" | (string & {});
  /** The time of the frame (UTC). */
  timestamp: string;
  /** The facts of the delivery. */
  data: HookData;
}

/**
 * A seat's hook, and the state of its deliveries.
 * `frame`: the seat's last frame that needs no delivery any more. `status`: `on`; `failing`, deliveries are tried
 * again; `off`, they are not, until the seat sets the hook again. `trouble`: a code of the last failure, `answer`
 * the status that the receiver answered, `since` the time of the first failed attempt, `text` all of that as a
 * sentence. `keys`: where the keys that sign are published.
 */
export interface HookShown {
  /** The address to which deliveries are posted. */
  address: string;
  /** The kinds of events that are sent. */
  events: ("asked" | "frames" | (string & {}))[];
  /** The form of what is sent. */
  form: "discord" | "greffe" | "slack" | (string & {});
  /** The language of its sentences. */
  language: "en" | "fr" | (string & {});
  /** The seat’s last frame that was taken, or needed no delivery. */
  frame: number;
  /** `on`; `failing`: it is tried again; `off`: it is not, until it is set again. */
  status: "failing" | "off" | "on" | (string & {});
  /** The path of the public keys that sign. */
  keys: string;
  /** A code of what went wrong last; absent where all is well. */
  trouble?: string;
  /** The status that the receiver answered last, where it answered. */
  answer?: number;
  /** When the first of the attempts in vain was (UTC). */
  since?: string | null;
  /** Its last trouble, in one sentence; absent where all is well. */
  text?: string;
}

/** The id of a host's key, and its new token, which is shown here and never again. */
export interface HostToken {
  /** The host’s key, by its id. */
  key: string;
  /** Its new token; it is told once. */
  token: string;
}

/**
 * A table that a host's key opened, as its host knows it.
 * `asked`: the commands that the table waits for, and from which seats. `status` is `forgotten` where the operator
 * deleted the table, `damaged` where it cannot be read.
 */
export interface HostedLine {
  /** The table, by its id. */
  table: string;
  /** When the key opened it (UTC). */
  opened: string;
  /** The table’s status; `forgotten` or `damaged` where it cannot be read. */
  status: "ended" | "open" | "paused" | "playing" | (string & {}) | "damaged" | "forgotten" | (string & {});
  /** The game’s name. */
  system?: string;
  /** The table’s title. */
  title?: string;
  /** Open questions, each with the seats that it is put to, as far as the host knows. */
  asked?: AskedShown[];
}

/**
 * A page of the tables that a host's key opened, the oldest first.
 * `next`: the `after` of the next page, null on the last; the header `Link` has it, too.
 */
export interface HostedPage {
  /** In the order in which the key opened them. */
  tables: HostedLine[];
  /** The `after` of the next page; empty on the last. */
  next: number | null;
}

/** An act that the rules have put into the record, by what the seat may read of it. */
export interface Inserted {
  /** What is read of it. */
  lines: EntryFields[];
}

/**
 * The preparation of one seat. `greffe_kit`: the form of the file; `system`: the game with its version; `title`: of
 * the table where it was made.
 */
export interface Kit {
  /** 1; a service that knows another one refuses it. */
  greffe_kit: number;
  /** The game with its version: nosgoth/1. */
  system: string;
  /** The title of the table where it was prepared. */
  title: string;
  /** The kit’s commands, in order. */
  commands: KitCommand[];
}

/** One command of a kit, and the name under which the others refer to what it made. */
export interface KitCommand {
  /** @1, @2…; by it the other commands refer to what this one makes. */
  id: string;
  /** As it is sent, with the kit’s names in the place of ids. */
  command: { [name: string]: any };
}

/** The preview of a kit: the number of its commands, and those that would be refused. */
export interface KitPreview {
  /** How many the kit holds. */
  commands: number;
  /** Those that the table would refuse, and why. */
  refused: KitRefusal[];
}

/** A command of a kit that the table would refuse: its place, its name in the kit, and the reason. */
export interface KitRefusal {
  /** The command’s place in the kit, from 0 on. */
  place: number;
  /** That of the command refused. */
  id: string;
  /** The name of the command refused. */
  type: string;
  /** The code of the refusal. */
  code: string;
  /** The rule that refuses it, if there is one. */
  rule: string;
  /** The sentence of the refusal. */
  detail: string;
}

/**
 * An entry of a frame. `event`: the id of the event, where it is the event itself that is shown: what can be
 * contested; `seat`: who did it; `by`: who did it in that seat's place, if another did. `caused_by`: of what
 * followed,
 * the event that it came from, if the reader sees it.
 * `withdrawn`: a correction has voided it since. `now`: it reads otherwise since; these lines hold in its place,
 * none
 * if nothing does. `corrected_by`: the reader's frame that told the correction. `text` is one plain sentence in the
 * reader's language, `details`: of a correction what it came to, a sentence each; `standing`: these marks in words.
 */
export interface Line {
  /** Tells which kind of command, line or thing this is. */
  type: string;
  /** There when the seat sees the event itself: what it can contest. */
  event: string | null;
  /** The seat that acted. */
  seat: string | null;
  /** Of what followed, the event that it came from, if the reader sees it. */
  caused_by: string | null;
  /** The facts of the line, under the names that the schema of its kind gives. */
  fields: { [name: string]: any };
  /** One plain sentence in the reader’s language. */
  text: string;
  /** The ids of the rules that this comes from. */
  rules?: string[];
  /** The draws that the seat may see. */
  dice?: Die[];
  /** Yes when a correction has made the event void since. */
  withdrawn?: boolean;
  /** Yes while a contest about this line is open. */
  contested?: boolean;
  /** What holds, or reads so, at present. */
  now?: LineNow[] | null;
  /** The frame of the seat that told the correction. */
  corrected_by?: number | null;
  /** What it comes to, sentence by sentence. */
  details?: string[];
  /** What has become of it, in words. */
  standing?: string;
  /** The seat that did it for the absent one whose act it is. */
  by?: string;
}

/** A line as a correction has made it read since. */
export interface LineNow {
  /** Tells which kind of command, line or thing this is. */
  type: string;
  /** The facts of the line, under the names that the schema of its kind gives. */
  fields: any;
  /** What is said about it, in plain words. */
  text: string;
  /** The ids of the rules that this comes from. */
  rules?: string[];
  /** Faces of dice rolled at the table, in the order in which the rules ask for them. */
  dice?: Die[];
}

/**
 * One thing that the seat may do, without its form: `GET /tables/{id}/moves/{type}` gives it.
 * `form`: the tag of the form, which changes when something else may be filled in, or is called otherwise.
 * `chapter`:
 * the middle of the first rule that it cites. `usual`: how often the seat did it among the latest events that it
 * reads. `about`: the contests, or the proposal, that something said about the record may answer. `dice`: the sides
 * of
 * physical dice that may come with it; `opens` and `for` as in the form.
 */
export interface Listed {
  /** The name of the command, or of the correction. */
  type: string;
  /** What a button may say for it, in the language asked for. */
  label: string;
  /** The tag of its form: while it stays, so does the form. */
  form: string;
  /** The chapter of the first rule that it cites: the middle of that rule’s ID. */
  chapter?: string;
  /** How often the seat did it among the latest events that it reads. */
  usual?: number;
  /** The contests, or the proposal, that it may answer. */
  about?: string[];
  /** The sides of physical dice that may come with it. */
  dice?: number[];
  /** From which moment on it is accepted, in UTC; left out, it already is. */
  opens?: string | null;
  /** The absent seat for which it is done, if there is one. */
  for?: string;
}

/** A place of a request that does not fit, and in `detail` a sentence about it. */
export interface Misplaced {
  /** The catalogue’s word for this refusal or warning. */
  code: string;
  /** The place in the body, as a JSON pointer. */
  pointer?: string | null;
  /** The parameter of the query that does not fit. */
  parameter?: string | null;
  /** The header that does not fit. */
  header?: string | null;
  /** The values that would do here. */
  allowed?: any[] | null;
  /** The smallest number admitted. */
  least?: number | null;
  /** The largest number admitted. */
  most?: number | null;
  /** The kinds of JSON value of which one is expected here. */
  expected?: string[];
  /** One sentence, in the language asked for. */
  detail?: string;
}

/**
 * Everything that the seat may do after its frame of that number, as a list: `moves` of play, and `corrections`,
 * what it may say about the record.
 */
export interface MovesList {
  /** Number of a frame in the seat’s own feed, from 1. */
  frame: number;
  /** Everything that the seat may do now. */
  moves: Listed[];
  /** Corrections and voices that the seat may give now. */
  corrections: Listed[];
}

/**
 * The tag of the moves that the seat has after its frame `frame`, on a stream or socket.
 * Sent with `moves=apart` or `moves=list`. `moves`: the tag, as in the `ETag` of `GET /tables/{id}/moves`; `list`,
 * with `moves=list` alone: the list of the moves, unless it is the one that was sent last. The message follows the
 * frame, at once or later; of several frames that come together it may follow the last alone. In an event stream it
 * is an event `moves`.
 */
export interface MovesTag {
  /** Number of a frame in the seat’s own feed, from 1. */
  frame: number;
  /** Everything that the seat may do now. */
  moves: string;
  /** The list of moves itself, with moves=list, where it is not the one that was sent last. */
  list?: MovesList | null;
}

/**
 * A branch to begin.
 * `frame`: the last of the caller's frames that the branch shares; without it, the branch shares the whole record.
 * `correction`: made in the branch at once, in the form in which `corrections` takes it; `reason`: what the other
 * players read about the branch where they are asked for consent.
 */
export interface NewBranch {
  /** The last frame that the branch takes over. */
  frame?: number | null;
  /** What it is called; without it, one made from the table’s. */
  title?: string | null;
  /** The correction to apply in the branch at once. */
  correction?: Retract | Amend | Rewind | Restore | Together | null;
  /** Why, in a few words read by whoever sees it. */
  reason?: string;
}

/**
 * A hook to set.
 * `events`: `frames`, every new frame of the seat; `asked`, whatever is newly asked of the seat; or both. `form`:
 * `greffe`, the service's own, signed; or that of an incoming message of a chat service. `language`: of the
 * sentences, without it the language of the request.
 */
export interface NewHook {
  /** The address to which deliveries are posted: https://host/path, without a password. */
  address: string;
  /** `frames`: every new frame of the seat. `asked`: whatever is newly asked of it. */
  events?: ("asked" | "frames" | (string & {}))[];
  /** The service’s own form, signed, or what a chat service takes as an incoming message. */
  form?: "discord" | "greffe" | "slack" | (string & {});
  /** The language of sentences; that of the request where nothing is said. */
  language?: "en" | "fr" | (string & {}) | null;
}

/**
 * One thing that the seat may do: send what `schema` admits. `dice`: physical dice that may come with it.
 * `rules`: left out where they are the command's own, which the game's catalogue lists. `schema` is of JSON Schema
 * 2020-12. A move's refers to its command's schema in that catalogue, or to a form of it that stands there, and
 * says
 * what narrows it; a correction's is whole. `#/$defs/NUMBER` is in the document that it stands in. Where properties
 * depend on each other it has branches (`anyOf`, several of them side by side in `allOf`), each laid over the
 * object.
 * `for`: it is done for that absent seat, which the envelope of the command names, too. `opens`: it is accepted
 * from
 * that time on; left out where it is already. `form`: the tag of the form, in answers about one command, as in the
 * list.
 */
export interface Offer {
  /** The name of the command to send. */
  type: string;
  /** What a button may say for this move, in the language asked for. */
  label: string;
  /** What may be sent, narrowed to the legal choices. */
  schema: { [name: string]: any };
  /** The ids of the rules that this comes from. */
  rules?: string[] | null;
  /** The physical dice that may come with the move. */
  dice?: TypedDice | null;
  /** From which moment on the command is accepted, in UTC; left out, it already is. */
  opens?: string | null;
  /** The tag of the form, in answers about one command: as in the list of moves. */
  form?: string;
  /** The absent seat for which it is done, if there is one. */
  for?: string;
}

/**
 * Everything that the seat may do after its frame of that number; `corrections`: what it may say about the record.
 * `definitions`: parts that several schemas refer to, each as `#/$defs/NAME`.
 */
export interface Offers {
  /** Number of a frame in the seat’s own feed, from 1. */
  frame: number;
  /** Everything that the seat may do now. */
  moves: Offer[];
  /** Corrections and voices that the seat may give now. */
  corrections: Offer[];
  /** What the schemas refer to by name. */
  $defs?: { [name: string]: { [name: string]: any } };
}

/** A new table. Its tokens are shown here and never again; `host` is the host's. */
export interface Opened {
  /** The table, by its id. */
  table: string;
  /** The seats of the table. */
  seats: SeatOpened[];
  /** The token of whoever keeps the table; it replaces those of seats. */
  host: string;
}

/**
 * The origin of a branch: the table, who began it and when. `hash`: of the shared past, which can
 * be compared with the origin's own record.
 */
export interface Origin {
  /** The table, by its id. */
  table: string;
  /** Hash over the branch’s id and the hash of the last event that both share. */
  hash: string;
  /** Who began the branch. */
  seat: string;
  /** When the branch began. */
  at: string;
}

/**
 * A table as the caller knows it.
 * `frame`: the number of the caller's last frame. `disclosed`: the whole record is open to every seat. `origin`:
 * that of a branch; `branches`: those that were begun from this table. `disputes`: the contests that are not
 * closed, of events that the caller sees; `proposal`: a correction that waits for consent; `asked`: the commands
 * that the table waits for, and from which seats, as far as the caller may know. `delay`: the delay with which
 * spectators read until the end, null where they read at once. `closed`: the seats that were closed, which stay
 * among `seats`. `stand_ins`: who may act for an absent seat; `pause`: who may pause; `allowed`: absent seat -> who
 * would act for it -> the players who agree. `again`: the table that was opened for the same people after this one.
 */
export interface Overview {
  /** The table, by its id. */
  table: string;
  /** The game’s name in addresses and in a new table. */
  system: string;
  /** What it is called. */
  title: string;
  /** Open, playing, paused or ended. */
  status: "ended" | "open" | "paused" | "playing" | (string & {});
  /** The seats of the table. */
  seats: Seat[];
  /** Those of the seats that count no more. */
  closed: string[];
  /** The seat that the token belongs to. */
  you: You;
  /** Number of the seat’s last frame, 0 if it has none. */
  frame: number;
  /** Whether the whole record is open to everybody. */
  disclosed: boolean;
  /** How late spectators read; nothing where they read at once. */
  delay: Delay | null;
  /** Who may act for an absent seat. As usual: the game master; without one, a player by the others’ consent. */
  stand_ins: "consent" | "gm" | "nobody" | "usual" | (string & {});
  /** Who may pause the session; going on is for the game master and the host. */
  pause: "anybody" | "gm" | (string & {});
  /** By absent seat, who would act for it, and the players who agree. */
  allowed: { [name: string]: { [name: string]: string[] } };
  /** Where this branch comes from: the table and the moment. */
  origin: Origin | null;
  /** Tables that began with the first part of this one’s record. */
  branches: string[];
  /** The contests, open or closed. */
  disputes: DisputeShown[];
  /** The proposal in question, by its id. */
  proposal: PendingShown | null;
  /** What the table waits for, and from which seat. */
  asked: AskedShown[];
  /** The one that was opened afterwards for the same people, by its id. */
  again?: string | null;
}

/**
 * A correction, or an upholding, that waits for consent.
 * `targets`: those that the seat sees, `about` the first of them; `awaited`: the seats that have not answered.
 */
export interface PendingShown {
  /** Names it in a command. */
  id: string;
  /** The seat concerned, by its id. */
  seat: string;
  /** An upholding, a retraction, an amendment, a rewind or a restoring. */
  kind: string;
  /** The events that the proposal would correct, as far as the seat sees them. */
  targets: string[];
  /** What the seat read of the first event aimed at. */
  about: string;
  /** Why, in a few words read by whoever sees it. */
  reason: string;
  /** The seats that consent. */
  consents: string[];
  /** The seats that decline. */
  refusals: string[];
  /** The seats that have not answered. */
  awaited: string[];
}

/** Another event of the seat's own feed, by its frame; `text`: the sentence in which it was told. */
export interface Pointer {
  /** Id of what happened, and of whatever it created; it is what can be contested or corrected. */
  event: string;
  /** Number of a frame in the seat’s own feed, from 1. */
  frame: number;
  /** Tells which kind of command, line or thing this is. */
  type: string;
  /** What is said about it, in plain words. */
  text: string;
}

/**
 * A preview: what would become void or stand again, what would read otherwise, how views would change, and who has
 * seen each event that would be void or read otherwise. `targets`: what it corrects, as far as the asker sees it;
 * `fell`: those of `void` that nobody asks for, and why; `inserted`: acts that the rules would put in; `contests`:
 * those that it would close, open again or keep waiting; `views`: the asker's own; for whoever sees everything,
 * each
 * seat's. `seen` is his alone. `asked`: what would be asked of whom that is not asked now, as far as the asker may
 * know.
 * `text` and `details`: the sentences in which the feed would tell it. `id` stands for what it would do, as far as
 * the
 * asker sees it: a correction may name it, and is made only if it would still do just that.
 */
export interface Preview {
  /** What the correction may name, so that it is made only if nothing has changed. */
  id: string;
  /** The events that the correction would be about, as far as the seat sees them. */
  targets: string[];
  /** Events that a correction has made void. */
  void: string[];
  /** Void events that count again. */
  back: string[];
  /** Events that stand, with other consequences than before. */
  flips: Flip[];
  /** Events that became void though nobody asked for it, and why. */
  fell: { [name: string]: Fallen };
  /** Acts that the rules put into the record. */
  inserted: Inserted[];
  /** The contests concerned, by their ids. */
  contests: Turn[];
  /** Views, by seat or by name. */
  views: { [name: string]: Change[] };
  /** For each event that would be void or read otherwise, the seats that have read it. */
  seen: { [name: string]: string[] };
  /** What the table would wait for besides, and from which seat. */
  asked: AskedShown[];
  /** What is said about it, in plain words. */
  text: string;
  /** What it comes to, sentence by sentence. */
  details: string[];
}

/**
 * A problem document (RFC 9457) about a request that was refused or failed.
 * The members after `detail`, except `instance`, are extension members, and so is whatever else the sentence names,
 * each under a name of its own.
 * `dependents`: events that a correction would void beyond what it asks for; `needs`: events without which an act
 * cannot stand again; `because`: the refusal that the act meets at its place.
 */
export interface Problem {
  /** A stable reference for this kind of refusal. */
  type: string;
  /** The kind of refusal, in few words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** One sentence, in the language asked for. */
  detail: string;
  /** The catalogue’s word for this refusal. */
  code: string;
  /** The rule’s id in the game’s catalogue. */
  rule?: string;
  /** The address that was asked for. */
  instance?: string;
  /** The id of the request, as in `X-Request-Id`. */
  request?: string;
  /** Where the request does not fit, and what is wrong there. */
  errors?: Misplaced[];
  /** Events that the correction would void beyond what it asks. */
  dependents?: string[];
  /** Events without which the act cannot stand again. */
  needs?: string[];
  /** The refusal that stands behind this one, with its rule. */
  because?: Because | null;
}

/**
 * The proof that the service had settled on a draw before it could know who would roll what: see
 * PROOFS.md. `link` is that of the `number`th draw of its `stream`; `anchor`: that of a chain to come, or
 * of the stream itself where the opening did not tell it.
 */
export interface Proof {
  /** The stream of draws to which this one belongs. */
  stream: string;
  /** The place of the draw in its stream, from 1 on. */
  number: number;
  /** The link that gives the faces, in hexadecimal; its SHA-256 is the link before it. */
  link: string;
  /** What the seat that had it rolled made up. */
  nonce: string;
  /** The anchor of the chain to come, or of the stream where the opening did not tell it. */
  anchor?: string;
}

/**
 * The receipt of the seat's frame of that number, its last at that time. `key` and `signature`: see PROOFS.md;
 * without them where the service has no keys.
 */
export interface Receipt {
  /** The table, by its id. */
  table: string;
  /** The seat concerned, by its id. */
  seat: string;
  /** Number of the last frame that the seat had read then; 0: none. */
  frame: number;
  /**
   * A hash of 64 hex digits over all that the seat was told up to here: who keeps this one holds everything fast.
   * SHA-256 of the receipt before it followed by the frame’s canonical bytes.
   */
  receipt: string;
  /** The time (UTC) at which this receipt was the last. */
  at: string;
  /** The id of the key that signs, in /.well-known/greffe-keys; absent where the service has no key. */
  key?: string;
  /** Ed25519, in base64url, over the canonical JSON (RFC 8785) of the object without this field. */
  signature?: string;
}

/**
 * The first line of a seat's own record; `frames` lines follow. `origin`: of a branch; `receipt`: of the last of
 * them.
 */
export interface RecordHeader {
  /** Version of the record’s form. */
  greffe: number;
  /** The table, by its id. */
  table: string;
  /** The game’s name in addresses and in a new table. */
  system: string;
  /** What it is called. */
  title: string;
  /** The seat concerned, by its id. */
  seat: string;
  /** Game master, player or spectator. */
  role: "gm" | "host" | "player" | "spectator" | (string & {});
  /** When this record was written out, in universal time. */
  exported: string;
  /** The frames, or how many there are. */
  frames: number;
  /** Where this branch comes from: the table and the moment. */
  origin?: Origin | null;
  /** The signed receipt of the last frame of this record. */
  receipt?: Receipt | null;
}

/** Undo the target, a correction; or let the target, an act that a correction took, stand again by itself. */
export interface Restore {
  /** Tells which kind of command, line or thing this is. */
  type: "restore";
  /** The correction that will count no more. */
  target: string;
  /** Why, in a few words read by whoever sees it. */
  reason?: string;
  /** To be confirmed where later events fall with this one. */
  cascade?: boolean;
}

/**
 * Retract an act or a correction: the record is as if it had never been accepted.
 * `text_only`: as if an act had been accepted without its words; everything else that it did remains.
 */
export interface Retract {
  /** Tells which kind of command, line or thing this is. */
  type: "retract";
  /** The record will stand as if this had not been accepted. */
  target: string;
  /** Why, in a few words read by whoever sees it. */
  reason?: string;
  /** To be confirmed where later events fall with this one. */
  cascade?: boolean;
  /** Takes back the words alone: what was done stays done. */
  text_only?: boolean;
}

/** Void all of play from the target on. */
export interface Rewind {
  /** Tells which kind of command, line or thing this is. */
  type: "rewind";
  /** Everything is void from it on. */
  target: string;
  /** Why, in a few words read by whoever sees it. */
  reason?: string;
}

/** The number of seats that a role has at a table. `to_begin`: enough to begin with the default options. */
export interface RoleCount {
  /** The smallest number admitted. */
  least: number;
  /** The largest number admitted. */
  most: number;
  /** How many to begin with: enough for the options as they are by default. */
  to_begin: number;
}

/** A chair at the table. `id` is public and stable; `joined` once its token was used to sit down. */
export interface Seat {
  /** Names the seat in commands. */
  id: string;
  /** The name of whoever sits there. */
  name: string;
  /** Game master, player or spectator. */
  role: "gm" | "host" | "player" | "spectator" | (string & {});
  /** Yes once somebody has taken this seat. */
  joined?: boolean;
  /** Yes for whoever has left the table for a while. */
  away?: boolean;
}

/** A seat of a new table and the token that speaks for it. */
export interface SeatOpened {
  /** Names it in a command. */
  id: string;
  /** The name by which the table knows it. */
  name: string;
  /** Game master, player or spectator. */
  role: "gm" | "host" | "player" | "spectator" | (string & {});
  /** The secret that speaks for this seat; it is told once. */
  token: string;
}

/**
 * A game in the list of games.
 * `system`: the name that a new table gives; `version`: the version that a new table gets; `versions`: all that
 * tables may have here, the present one first. `about`: a description of the game in the caller's language.
 */
export interface SystemLine {
  /** The game’s name in addresses and in a new table. */
  system: string;
  /** The version of the rules to which the table is bound. */
  version: number;
  /** The versions of the rules that tables may have here, the present one first. */
  versions: number[];
  /** In the language asked for. */
  title: string;
  /** What is played, in a sentence or two. */
  about: string;
  /** How many seats of each role the game takes. */
  roles: { [name: string]: RoleCount };
}

export type Systems = SystemLine[];

/** A ticket that opens one event stream of its table, once, until it expires. */
export interface Ticket {
  /** What stands in the address of one event stream; told once. */
  ticket: string;
  /** When it is worth nothing any more, used or not. */
  expires: string;
}

/**
 * Make several corrections as one: judged in one another's light, all or nothing, undone as one.
 * The `cascade` of all stands here, and the reason of all, for those who see every target; or each correction has a
 * reason of its own, for those who see its target.
 */
export interface Together {
  /** Tells which kind of command, line or thing this is. */
  type: "together";
  /** Corrections and voices that the seat may give now. */
  corrections: (Retract | Amend | Rewind | Restore)[];
  /** Why, in a few words read by whoever sees it. */
  reason?: string;
  /** To be confirmed where later events fall with this one. */
  cascade?: boolean;
}

/** A new token of a seat, which is shown here and never again. */
export interface Token {
  /** The seat concerned, by its id. */
  seat: string;
  /** The secret that speaks for this seat; it is told once. */
  token: string;
}

/** The change that a correction made to a contest. */
export interface Turn {
  /** The contest in question, by its id. */
  contest: string;
  /** The event that the contest is about, by its id. */
  target: string;
  /** What was so, or read so, before the correction. */
  was: "open" | "settled" | "upheld" | "waiting" | "withdrawn" | (string & {});
  /** What holds, or reads so, at present. */
  now: "open" | "settled" | "upheld" | "waiting" | "withdrawn" | (string & {});
}

/**
 * The physical dice that a move may bring: `sides` of each die in order.
 * `again`: for each of them that shows this face, one more die of the kind follows. `field`: that of the command
 * which
 * lists the sides of each die, where they are chosen with it; `sides` is empty then.
 */
export interface TypedDice {
  /** How many sides each die has that is asked for, in order. */
  sides: number[];
  /** Yes when it cannot be left out. */
  required?: boolean;
  /** The face that calls for one more die. */
  again?: number | null;
  /** The command’s field that lists the sides of each die; they are not listed here then. */
  field?: string;
}

/**
 * Uphold a ruling: close every open contest of the target.
 * `target`: the event's id, or the id of one of its open contests.
 */
export interface Uphold {
  /** Tells which kind of command, line or thing this is. */
  type: "uphold";
  /** The contested event that stays as it is. */
  target: string;
  /** Why the ruling is upheld. */
  text?: string;
}

/** The seat's view after its frame `frame`. `view` is the game's own struct. */
export interface Viewed {
  /** Number of a frame in the seat’s own feed, from 1. */
  frame: number;
  /** What the seat sees of the table. */
  view: { [name: string]: any };
}

/**
 * The causes of the value at `pointer` of the seat's view after `frame`: `causes`, the latest first. `value` is
 * left out where it is there no more: the latest cause took it. `read`: every frame from that one on was looked at;
 * 1:
 * all were; else the next page is `before` it.
 */
export interface Why {
  /** Number of the frame after which the view is taken. */
  frame: number;
  /** The place of the view that is meant, a JSON Pointer. */
  pointer: string;
  /** The frames of the seat that gave this value, the latest first. */
  causes: Cause[];
  /** Number of the first frame that was looked at; 1: all were, else the next page is before it. */
  read: number;
  /** What stands at that place of the view. */
  value?: any;
}

/** Withdraw the pending proposal, as its proposer. */
export interface Withdraw {
  /** Tells which kind of command, line or thing this is. */
  type: "withdraw";
  /** The proposal in question, by its id. */
  proposal: string;
}

/** Withdraw the seat's own objection. */
export interface WithdrawContest {
  /** Tells which kind of command, line or thing this is. */
  type: "withdraw_contest";
  /** The contest in question, by its id. */
  contest: string;
}

/** The seat for which the caller's token speaks. */
export interface You {
  /** The seat concerned, by its id. */
  seat: string;
  /** Game master, player or spectator. */
  role: "gm" | "host" | "player" | "spectator" | (string & {});
}
