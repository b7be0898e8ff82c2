import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { randomNumbers, SEED } from "../../random.ts";
import { makeSmallProject } from "../../smallProject.ts";
import { build, fromNothing } from "./inProcess.ts";
import { build as spawnBuild, CLI, differing, edit, snapshot, workFolder } from "./sitegen.ts";

const HOST = ["--host", "netlify"];

/** How often each fault comes, at any time of a build; `ROUNDS=100` looks longer. A build is killed twice as often. */
const ROUNDS = Number(process.env["ROUNDS"] ?? 1);

const random = randomNumbers();
const upTo = (count: number) => Math.floor(random() * count);
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const work = workFolder("faults");
const root = join(work, "site");
const inRoot = (path: string) => join(root, path);
const inDist = () => readdirSync(inRoot("dist")).sort();
/** How long a build takes here, in milliseconds. */
let duration = 0;

/** Every page shows the phone number. */
const editSome = () => edit(inRoot("countries/atlantis.yaml"), /\+99 \d+/, `+99 ${1e6 + upTo(9e6)}`);

beforeAll(() => {
  chmodSync(work, 0o755);
  makeSmallProject(root, { posts: 3 });
  spawnBuild(root, ...HOST);
  editSome();
  const start = performance.now();
  spawnBuild(root, ...HOST);
  duration = performance.now() - start;
});

/** The user `nobody`, as whom root can start a build that may write nothing. */
const NOBODY = 65_534;

/** Starts a build in a process of its own, which may end as it likes; gives what it says. */
function start({ limit = "", uid }: { limit?: string; uid?: number } = {}) {
  const words = [process.execPath, CLI, "build", "--root", root, ...HOST];
  const child = spawn("sh", ["-c", `${limit} exec "$0" "$@"`, ...words], { ...(uid !== undefined && { uid }) });
  let said = "";
  child.stderr.on("data", (text) => (said += String(text)));
  const ended = new Promise<{ code: number | null; said: string }>((done) =>
    child.once("close", (code) => done({ code, said })),
  );
  return { child, ended };
}

async function killBuild(): Promise<void> {
  editSome();
  const { child, ended } = start();
  await wait(random() * duration);
  child.kill("SIGKILL");
  await ended;
}

const FAULTS: [name: string, fault: () => Promise<unknown>, rounds?: number][] = [
  ["a build that is killed", killBuild, 2 * ROUNDS],
  [
    "a disk that takes nothing large",
    () => {
      editSome();
      // Blocks of 512 bytes.
      return start({ limit: `ulimit -f ${1 + upTo(80)};` }).ended;
    },
  ],
  [
    "folders that may only be read",
    async () => {
      editSome();
      if (process.getuid?.() === 0) return start({ uid: NOBODY }).ended;
      const folders = ["dist", "dist/atlantis", "dist/atlantis/news", ".sitegen", ".sitegen/cache"].map(inRoot);
      for (const folder of folders) chmodSync(folder, 0o555);
      await start().ended;
      for (const folder of folders) chmodSync(folder, 0o755);
    },
  ],
  [
    "edits while it is built",
    async () => {
      const { ended } = start();
      for (let count = 3; count > 0; count--) {
        await wait((random() * duration) / 3);
        editSome();
      }
      await ended;
    },
  ],
  [
    "two builds at once",
    async () => {
      editSome();
      const first = start();
      await wait((random() * duration) / 2);
      editSome();
      await Promise.all([first.ended, start().ended]);
    },
  ],
];

/** Reads the home page all the time, as a server does. @returns what was wrong with it, if anything */
function serve(): { stop: () => Promise<string[]> } {
  const wrong = new Set<string>();
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) {
      try {
        const home = readFileSync(inRoot("dist/atlantis/index.html"), "utf8");
        if (!home.trimEnd().endsWith("</html>")) wrong.add("half a page");
      } catch (error) {
        wrong.add(String(error));
      }
      await wait(5);
    }
  })();
  return { stop: () => (over.abort(), reading.then(() => [...wrong])) };
}

it.each(FAULTS)(
  `%s: the output stays whole, and the next build makes all of it good (SEED=${SEED})`,
  async (_, fault, rounds = ROUNDS) => {
    for (let round = 1; round <= rounds; round++) {
      const names = inDist();
      const server = serve();
      await fault();
      expect(await server.stop()).toEqual([]);
      expect(inDist()).toEqual(names);
    }
    await build(root, ...HOST);
    expect(differing(snapshot(root), await fromNothing(root, ...HOST))).toEqual([]);
    expect(readdirSync(inRoot(".sitegen")).sort()).toEqual([
      "apps",
      "cache",
      "node_modules",
      "outputs",
      "preview.json",
    ]);
  },
);

it("what a build has moved that was cut off before it was written down goes with the next", async () => {
  // The record of the host's files is the first that is written after everything was moved.
  const record = inRoot(".sitegen/outputs/(host).json");
  const before = readFileSync(record);
  editSome();
  rmSync(record);
  mkdirSync(join(record, "in the way"), { recursive: true });
  expect((await start().ended).code).toBe(3);
  rmSync(record, { recursive: true });
  writeFileSync(record, before);
  editSome();
  await build(root, ...HOST);
  expect(differing(snapshot(root), await fromNothing(root, ...HOST))).toEqual([]);
});

it("a folder in the place of a page is named", async () => {
  const page = inRoot("dist/atlantis/news/post-1/index.html");
  rmSync(page);
  mkdirSync(join(page, "deep"), { recursive: true });
  await expect(build(root, ...HOST)).rejects.toThrow(
    /post-1\/index\.html \(EISDIR\)\n {2}→ A folder has the name of this file/,
  );
  rmSync(page, { recursive: true });
});

it("a build waits for one that has begun, says for whom, and then builds what is there now", async () => {
  const lock = inRoot(".sitegen/lock.json");
  // This process holds the lock as a build would.
  const stat = existsSync("/proc/self/stat") ? readFileSync("/proc/self/stat", "utf8") : ") ";
  const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  editSome();
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), started }));
  const { child, ended } = start();
  const waiting = await new Promise<string>((told) => child.stderr.once("data", (text) => told(String(text))));
  expect(waiting).toMatch(
    new RegExp(`^Process ${process.pid} on .* is building this project\\. Waiting until it is done`),
  );
  editSome();
  rmSync(lock);
  expect((await ended).code).toBe(0);
  expect(differing(snapshot(root), await fromNothing(root, ...HOST))).toEqual([]);
});
