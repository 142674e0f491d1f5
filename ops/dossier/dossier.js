"use strict";
// Shows the facts of a dossier. Whatever anybody wrote gets into the page as text, never as markup.
(() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const facts = read("facts");
  const words = read("words");

  /** An element with attributes and children: elements, or texts. */
  function make(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
      else if (value === true) made.setAttribute(key, "");
      else if (value !== false && value !== undefined && value !== "") made.setAttribute(key, String(value));
    }
    made.append(
      ...children
        .filter((child) => child !== null && child !== undefined)
        .map((child) => (child instanceof Node ? child : String(child))),
    );
    return made;
  }

  // --- values -----------------------------------------------------------------------------------------------------

  /** What ids stand for: seats, and whatever a view has given a name. */
  const called = { ...facts.seats };

  function learn(value) {
    if (value === null || typeof value !== "object") return;
    if (typeof value.id === "string" && name(value)) called[value.id] = name(value);
    for (const member of Object.values(value)) learn(member);
  }

  const title = (name) => facts.titles[name] ?? name.replaceAll("_", " ");

  function plain(value, field) {
    if (value === null || value === "") return words.none;
    if (value === true) return words.yes;
    if (value === false) return words.no;
    return facts.titles[`${field}/${value}`] ?? called[value] ?? String(value);
  }

  const isEmpty = (value) =>
    value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);

  function name(value) {
    return ["name", "title", "label"].map((each) => value[each]).find((each) => typeof each === "string" && each);
  }

  function shown(value, field = "") {
    if (Array.isArray(value)) {
      if (value.length === 0) return make("span", {}, words.none);
      if (value.every((item) => typeof item !== "object"))
        return make("span", {}, value.map((item) => plain(item, field)).join(", "));
      return make("ul", {}, ...value.map((item, place) => make("li", {}, folded(item, field, place))));
    }
    if (value !== null && typeof value === "object") {
      const members = Object.entries(value).filter(([key, item]) => key !== "type" && key !== "id" && !isEmpty(item));
      return make(
        "dl",
        { class: "tree" },
        ...members.map(([key, item]) => make("div", {}, make("dt", {}, title(key)), make("dd", {}, shown(item, key)))),
      );
    }
    return make("span", {}, plain(value, field));
  }

  /** A thing of a list: much of it stays closed, under its name. */
  function folded(value, field, place) {
    if (value === null || typeof value !== "object" || Object.keys(value).length < 4) return shown(value, field);
    return make(
      "details",
      {},
      make("summary", {}, name(value) ?? value.text ?? `${title(field)} ${place + 1}`),
      shown(value, field),
    );
  }

  // --- patches (RFC 6902, of add, remove and replace) ---------------------------------------------------------------

  function patched(view, patch) {
    let root = structuredClone(view);
    for (const { op, path, value } of patch) {
      const steps = path
        .split("/")
        .slice(1)
        .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
      if (steps.length === 0) {
        root = structuredClone(value);
        continue;
      }
      const last = steps.pop();
      const within = steps.reduce((found, step) => found[step], root);
      if (Array.isArray(within) && op === "add") within.splice(Number(last), 0, structuredClone(value));
      else if (Array.isArray(within) && op === "remove") within.splice(Number(last), 1);
      else if (op === "remove") delete within[last];
      else within[last] = structuredClone(value);
    }
    return root;
  }

  for (const reader of facts.readers) {
    let view = null;
    reader.views = reader.pages.map(
      (page) =>
        (view = patched(
          view,
          page.patch.map((place) => facts.operations[place]),
        )),
    );
    reader.views.forEach(learn);
    for (const page of reader.pages) page.entries = page.entries.map((place) => facts.entries[place]);
  }

  // --- what was told -----------------------------------------------------------------------------------------------

  function die(drawn) {
    const fell = `${drawn.kind} → ${drawn.faces.join(", ")}`;
    if (drawn.physical) return make("div", { class: "die" }, `${fell} (${words.typed})`);
    if (!drawn.proof) return make("div", { class: "die" }, fell);
    const { stream, number, link, nonce } = drawn.proof;
    const sound = drawn.sound ?? null;
    const verdict =
      sound === null
        ? ["quiet", words.unproven]
        : sound
          ? ["sound", `✓ ${words.sound}`]
          : ["unsound", `✗ ${words.unsound}`];
    const proof = [
      [words.stream, `${stream} · ${number}`],
      [words.link, link],
      [words.nonce, nonce],
    ];
    return make(
      "details",
      { class: "die" },
      make("summary", {}, `${fell} · `, make("span", { class: verdict[0] }, verdict[1])),
      make("dl", {}, ...proof.flatMap(([key, value]) => [make("dt", {}, key), make("dd", { class: "mono" }, value)])),
    );
  }

  /** What stood there before a correction, and what stands there after it. */
  function pair(place, was, now) {
    return make(
      "li",
      {},
      place ? make("h4", {}, place) : null,
      make(
        "div",
        { class: "pair" },
        make("div", { class: "was" }, make("span", { class: "quiet" }, words.before), " ", was),
        make("div", { class: "is" }, make("span", { class: "quiet" }, words.after), " ", now),
      ),
    );
  }

  const sentences = (texts) => make("span", {}, texts.length ? texts.join(" ") : words.none);

  function effect(found) {
    const flips = (found.flips ?? []).map((flip) => pair("", sentences(flip.was), sentences(flip.now)));
    const changes = (found.changes ?? []).map((change) =>
      pair(change.place, shown(change.was, change.field), shown(change.now, change.field)),
    );
    return make(
      "div",
      { class: "effect" },
      found.reason ? make("p", {}, `${words.reason} ${found.reason}`) : null,
      ...(found.details ?? []).map((text) => make("p", {}, text)),
      flips.length || changes.length ? make("ul", { class: "pairs" }, ...flips, ...changes) : null,
    );
  }

  function entry(told) {
    const instead = told.now?.length
      ? make(
          "div",
          { class: "instead since" },
          make("span", { class: "badge" }, words.instead),
          " ",
          told.now.join(" "),
        )
      : null;
    const made = make(
      "div",
      { class: "entry" },
      make("span", { class: "said" }, told.text),
      " ",
      told.withdrawn || told.now?.length === 0 ? make("span", { class: "badge since" }, words.withdrawn) : null,
      told.contested ? make("span", { class: "badge contested" }, words.contested) : null,
      instead,
      ...(told.dice ?? []).map(die),
      told.sound === false ? make("div", { class: "unsound" }, `✗ ${words.otherwise}`) : null,
      told.effect ? effect(told.effect) : null,
    );
    made.told = told;
    return made;
  }

  function cell(page, place) {
    const entries = page ? page.entries.map(entry) : [];
    const rules = page ? [...new Set(page.entries.flatMap((told) => told.rules ?? []))] : [];
    return make(
      "td",
      { class: "cell", "data-seat": place },
      ...entries,
      page?.sound === false ? make("div", { class: "unsound" }, `✗ ${words.changed}`) : null,
      page ? make("div", { class: "quiet" }, [`${words.frame} ${page.frame}`, ...rules].join(" · ")) : null,
    );
  }

  const time = new Intl.DateTimeFormat(document.documentElement.lang, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" });
  const zone = (date) => {
    const minutes = -date.getTimezoneOffset();
    const two = (number) => String(number).padStart(2, "0");
    const size = Math.abs(minutes);
    return minutes ? `UTC${minutes > 0 ? "+" : "-"}${two(Math.floor(size / 60))}:${two(size % 60)}` : "UTC";
  };
  const at = (moment) => time.format(new Date(moment.at));

  let told = "";
  const dayOf = (moment) => {
    const date = new Date(moment.at);
    const before = told;
    told = `${day.format(date)} · ${zone(date)}`;
    return told === before ? null : make("div", { class: "day" }, told);
  };

  const rows = facts.moments.map((moment, number) =>
    make(
      "tr",
      {},
      make(
        "th",
        { class: "when quiet", scope: "row" },
        dayOf(moment),
        make("button", { onclick: () => show(number) }, at(moment)),
      ),
      ...facts.readers.map((reader, place) => cell(reader.pages[moment.pages[place]], place)),
    ),
  );
  const table = make(
    "table",
    { class: "told" },
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("th", { class: "when" }),
        ...facts.readers.map((reader, place) =>
          make(
            "th",
            { scope: "col", "data-seat": place },
            reader.name,
            " ",
            make("span", { class: "quiet" }, reader.id),
          ),
        ),
      ),
    ),
    make("tbody", {}, ...rows),
  );

  // --- time --------------------------------------------------------------------------------------------------------

  const slider = make("input", {
    type: "range",
    min: 0,
    max: Math.max(rows.length - 1, 0),
    "aria-label": words.moment,
    oninput: () => show(Number(slider.value)),
  });
  const said = make("output", {});
  const step = (by) => () => show(Math.min(Math.max(Number(slider.value) + by, 0), rows.length - 1));
  const bar = make(
    "div",
    { class: "time" },
    make("button", { "aria-label": words.earlier, onclick: step(-1) }, "‹"),
    slider,
    make("button", { "aria-label": words.later, onclick: step(1) }, "›"),
    said,
  );

  const panels = facts.readers.map((_, place) => make("article", { class: "view", "data-seat": place }));
  let opened = new Set();

  function show(number, follow = true) {
    slider.value = String(number);
    const moment = facts.moments[number];
    said.textContent = `${number + 1} / ${rows.length} · ${day.format(new Date(moment.at))}, ${at(moment)} ${zone(new Date(moment.at))}`;
    rows.forEach((row, place) => {
      row.classList.toggle("future", place > number);
      row.classList.toggle("now", place === number);
    });
    facts.readers.forEach((reader, place) => {
      const past = facts.moments
        .slice(0, number + 1)
        .map((each) => each.pages[place])
        .filter((page) => page !== null);
      const page = past.length ? past[past.length - 1] : null;
      const frame = page === null ? 0 : reader.pages[page].frame;
      for (const made of table.querySelectorAll(`tbody td[data-seat="${place}"] .entry`)) {
        const known = made.told.by === undefined ? number === rows.length - 1 : made.told.by <= frame;
        made.classList.toggle("withdrawn", Boolean((made.told.withdrawn || made.told.now) && known));
        for (const mark of made.querySelectorAll(":scope > .since")) mark.hidden = !known;
        for (const mark of made.querySelectorAll(":scope > .contested")) mark.hidden = number < rows.length - 1;
      }
      const view = page === null ? null : reader.views[page];
      const heading = make(
        "h3",
        {},
        reader.name,
        " ",
        make("span", { class: "quiet" }, frame ? `${words.frame} ${frame}` : ""),
      );
      panels[place].replaceChildren(heading, view ? shown(view) : make("p", { class: "quiet" }, words.nothing));
    });
    if (follow) rows[number].scrollIntoView({ block: "nearest" });
  }

  // --- the page ----------------------------------------------------------------------------------------------------

  function choose(seat) {
    for (const made of document.querySelectorAll("[data-seat]")) {
      made.classList.toggle("other", Number(made.dataset.seat) !== seat);
    }
    tabs.forEach((tab, place) => tab.setAttribute("aria-pressed", String(place === seat)));
  }
  const tabs = facts.readers.map((reader, place) => make("button", { onclick: () => choose(place) }, reader.name));

  const chosen = make("nav", { class: "seats", "aria-label": words.seats }, ...tabs);

  const receipts = make(
    "table",
    { class: "receipts" },
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("th", {}),
        make("th", {}, words.frame),
        make("th", {}, words.receipt),
        make("th", {}, words.signature),
      ),
    ),
    make(
      "tbody",
      {},
      ...facts.readers.map((reader) =>
        make(
          "tr",
          {},
          make("td", {}, reader.name),
          make("td", {}, reader.last),
          make("td", { class: "mono" }, reader.receipt),
          make(
            "td",
            { class: "mono" },
            reader.signature ? `${reader.key} ${reader.signature}` : words.none,
            ...(reader.wrong ?? []).map((text) => make("div", { class: "unsound" }, `✗ ${text}`)),
            reader.note ? make("div", { class: "quiet" }, reader.note) : null,
          ),
        ),
      ),
    ),
  );

  const viewed = facts.readers.some((reader) => reader.views.some((view) => view !== null));
  document.body.classList.toggle("several", facts.readers.length > 1);
  document.body.append(
    make(
      "header",
      {},
      make("h1", {}, facts.title),
      make(
        "p",
        { class: "lead quiet" },
        `${facts.game} · ${facts.dispute ? words.dispute : words.session} · ${facts.readers.map((reader) => reader.name).join(", ")}`,
      ),
      facts.dispute ? make("p", { class: "dispute" }, facts.dispute) : null,
    ),
    bar,
    ...(viewed ? [] : [chosen]),
    make(
      "main",
      {},
      make(
        "div",
        { class: viewed ? "beside" : "" },
        make("section", {}, make("h2", {}, words.told), table),
        viewed ? make("aside", { class: "views" }, make("h2", {}, words.seen), chosen, ...panels) : null,
      ),
      make("h2", {}, words.receipts),
      make("p", { class: "quiet" }, words.how),
      receipts,
    ),
  );

  choose(0);
  if (rows.length) show(rows.length - 1, false);
  window.addEventListener("beforeprint", () => {
    opened = new Set(document.querySelectorAll("details[open]"));
    for (const made of document.querySelectorAll("details")) made.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const made of document.querySelectorAll("details")) made.open = opened.has(made);
  });
})();
