import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineInput, defineQuery, defineResult, instant, openGraph } from "../../../../cli/core/graph/graph.ts";
import { openProject } from "../../../../cli/core/project.ts";

// Caches are for compiled code, of which a file tells in which state it is.
vi.mock("../../../../cli/core/engine.ts", async (original) => ({
  ...(await original<typeof import("../../../../cli/core/engine.ts")>()),
  isCompiled: true,
}));

let root: string;
/** Names of the queries that were run, in order. */
let runs: string[];

const text = defineQuery("text", ({ bytes }, file: string) => {
  runs.push(`text ${file}`);
  return bytes(file).toString();
});
const title = defineQuery("title", ({ ask }, file: string) => {
  runs.push(`title ${file}`);
  return ask(text, file).split("\n")[0] ?? "";
});
const list = defineQuery("list", ({ ask }) => {
  runs.push("list");
  return ["countries/a.md", "countries/b.md"].map((file) => ask(title, file));
});
const markdown = defineQuery("markdown", ({ names }) => {
  runs.push("markdown");
  return names(/\.md$/);
});
const later = defineQuery("later", async ({ bytes }, file: string) => {
  runs.push("later");
  return bytes(file).length;
});
const sound = defineQuery(
  "sound",
  ({ bytes }, file: string) => {
    runs.push("sound");
    return bytes(file).includes("wrong") ? { problems: 1 } : { problems: 0 };
  },
  ({ problems }) => problems === 0,
);

const made = defineResult<[], string>("made");
const option = defineInput<[], string>("option");
const unset = defineInput<[], string>("unset");

const write = (name: string, contents: string) => writeFileSync(join(root, "countries", name), contents);

/** A run of a command: asks, and keeps what it was told. */
function run<T>(
  ask: (graph: ReturnType<typeof openGraph>) => T,
  stamps?: ReadonlyMap<string, string>,
): { told: T; ran: string[] } {
  runs = [];
  const graph = openGraph(openProject(root), stamps);
  const told = ask(graph);
  graph.save();
  return { told, ran: runs };
}
const askList = () => run((graph) => graph.ask(list));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sitegen-graph-"));
  mkdirSync(join(root, "countries"));
  write("a.md", "A\nmore");
  write("b.md", "B\nmore");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a query", () => {
  it("is run once, however often it is asked", () => {
    expect(run((graph) => [graph.ask(title, "countries/a.md"), graph.ask(title, "countries/a.md")])).toEqual({
      told: ["A", "A"],
      ran: ["title countries/a.md", "text countries/a.md"],
    });
  });

  it("is not run again in the next run, when all that it has read is the same", () => {
    expect(askList().told).toEqual(["A", "B"]);
    expect(askList()).toEqual({ told: ["A", "B"], ran: [] });
  });

  it("is run again when a file that it has read by another one is another one", () => {
    askList();
    write("b.md", "C\nmore");
    expect(askList()).toEqual({
      told: ["A", "C"],
      ran: ["text countries/b.md", "title countries/b.md", "list"],
    });
  });

  it("is not run again when what it has asked gives the same as before", () => {
    askList();
    write("b.md", "B\nother words");
    expect(askList()).toEqual({ told: ["A", "B"], ran: ["text countries/b.md", "title countries/b.md"] });
    expect(askList().ran).toEqual([]);
  });

  it("is not run again when a file has another time and the same contents", () => {
    askList();
    utimesSync(join(root, "countries/a.md"), 1, 1);
    expect(askList().ran).toEqual([]);
  });

  it("is run again when a file is there now, or is no more", () => {
    rmSync(join(root, "countries/b.md"));
    expect(() => askList()).toThrow("ENOENT");
    write("b.md", "D");
    expect(askList().told).toEqual(["A", "D"]);
    rmSync(join(root, "countries/b.md"));
    expect(() => askList()).toThrow("ENOENT");
  });

  it("is run again when other names match, and not for a name that doesn't", () => {
    const ask = () => run((graph) => graph.ask(markdown));
    expect(ask().told).toEqual(["countries/a.md", "countries/b.md"]);
    write("c.txt", "C");
    expect(ask().ran).toEqual([]);
    write("c.md", "C");
    expect(ask()).toEqual({ told: ["countries/a.md", "countries/b.md", "countries/c.md"], ran: ["markdown"] });
  });

  it("may take its time", async () => {
    const first = run((graph) => graph.ask(later, "countries/a.md"));
    await first.told;
    expect(await run(async (graph) => graph.ask(later, "countries/a.md")).told).toBe(6);
    const graph = openGraph(openProject(root));
    await graph.ask(later, "countries/a.md");
    graph.save();
    expect(run((next) => next.ask(later, "countries/a.md"))).toEqual({ told: 6, ran: [] });
  });

  it("is not kept where it says so", () => {
    write("a.md", "wrong");
    const ask = () => run((graph) => graph.ask(sound, "countries/a.md"));
    ask();
    expect(ask()).toEqual({ told: { problems: 1 }, ran: ["sound"] });
    write("a.md", "right");
    ask();
    expect(ask()).toEqual({ told: { problems: 0 }, ran: [] });
  });
});

describe("the store", () => {
  const file = (query: string) => join(root, `.sitegen/cache/store/${query}.json`);

  it.each([
    ['[["countries/a.md",{"reads":[null],"value":"x","used":1}]]'],
    ["{}"],
    ["[[1]]"],
    ['[["countries/a.md",{}]]'],
    ['[["countries/a.md",null]]'],
    ["[["],
  ])("is made again where it is damaged: %s", (damaged) => {
    askList();
    for (const query of ["text", "title", "list"]) writeFileSync(file(query), damaged);
    expect(askList().told).toEqual(["A", "B"]);
    expect(askList().ran).toEqual([]);
  });

  it("forgets what nobody has asked for in a month", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01") });
    try {
      askList();
      vi.setSystemTime(new Date("2026-01-20"));
      run((graph) => graph.ask(text, "countries/a.md"));
      vi.setSystemTime(new Date("2026-02-10"));
      write("c.md", "C");
      run((graph) => graph.ask(text, "countries/c.md"));
      const kept = JSON.parse(readFileSync(file("text"), "utf8")) as [string][];
      expect(kept.map(([key]) => key)).toEqual(["countries/a.md", "countries/c.md"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("has what was released on disk, and reads it again", () => {
    const graph = openGraph(openProject(root));
    graph.keep("words/atlantis", { text: "Fees" });
    graph.release("words/atlantis");
    expect(readFileSync(file("words/atlantis"), "utf8")).toContain("Fees");
    writeFileSync(file("words/atlantis"), readFileSync(file("words/atlantis"), "utf8").replace("Fees", "Costs"));
    expect(graph.kept("words/atlantis")).toEqual({ text: "Costs" });
  });

  it("keeps what another thread has made", () => {
    const put = (graph: ReturnType<typeof openGraph>) =>
      graph.put(text, ["countries/a.md"], [{ file: "countries/a.md", hash: "" }], "from a thread");
    run(put);
    expect(run((graph) => [graph.stored(text, "countries/a.md"), graph.ask(text, "countries/a.md")])).toEqual({
      told: ["from a thread", "from a thread"],
      ran: [],
    });
  });
});

describe("a result that was made elsewhere", () => {
  const due = { from: "2026-11-01T00:00:00Z", until: "2026-12-01T08:00:00Z" };
  /** What a run is asked at an instant, with an option, and with files of these stamps. */
  const valid = (
    now = "2026-11-25",
    options = "all",
    ask = (graph: ReturnType<typeof openGraph>) => graph.valid(made),
    others: Record<string, string> = {},
  ) => {
    const stamps = new Map(Object.entries({ "countries/a.md": "1", "countries/b.md": "1", ...others }));
    return run((graph) => {
      graph.set(instant, [], Date.parse(now));
      graph.set(option, [], options);
      return ask(graph);
    }, stamps).told;
  };
  const put = (period = due) =>
    valid(undefined, undefined, (graph) => {
      graph.put(made, [], [{ files: /\.md$/ }, { query: option, args: [] }, { period }], "made");
      return graph.valid(made);
    });

  it.each([
    [{}, "made"],
    [{ "countries/c.txt": "1" }, "made"],
    [{ "countries/c.md": "1" }, undefined],
    [{ "countries/a.md": "2" }, undefined],
  ])("is valid while the files that match are the same, and no other comes or goes: %o", (others, told) => {
    put();
    expect(valid(undefined, undefined, undefined, others)).toBe(told);
  });

  it("is valid with the same input only, and is stored with every other", () => {
    put();
    expect(valid(undefined, "one")).toBeUndefined();
    expect(valid(undefined, "one", (graph) => graph.stored(made))).toBe("made");
    expect(() => valid(undefined, undefined, (graph) => graph.ask(made) && graph.ask(unset))).toThrow(
      /unset before it was/,
    );
  });

  it.each([
    ["2026-10-31", undefined],
    ["2026-11-01", "made"],
    ["2026-12-01T07:59:59Z", "made"],
    ["2026-12-01T08:00:00Z", undefined],
  ])("is valid in its period: %s", (now, told) => {
    put();
    expect(valid(now)).toBe(told);
  });

  it("is valid at all times without a period, and in no run after it is forgotten", () => {
    put({} as typeof due);
    expect(valid("1999-01-01")).toBe("made");
    valid(undefined, undefined, (graph) => void graph.forget("made"));
    expect(valid()).toBeUndefined();
  });
});
