import { spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listFiles } from "../../../cli/files.ts";
// @ts-expect-error a script without types
import { makeSite, writePost } from "../../bench/makeSite.js";
import { randomNumbers, SEED } from "../../random.ts";
import { build, CLI, differing, edit, fromNothing, snapshot } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
const POSTS = 12;

/** Every fault comes once; `ROUNDS=100` goes on with any of them. */
const ROUNDS = Number(process.env["ROUNDS"] ?? 0);

const random = randomNumbers();
const upTo = (count: number) => Math.floor(random() * count);
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

let work = "";
let root = "";
/** How long a build takes here, in milliseconds: a fault comes at any time of it. */
let duration = 0;

const somePost = () => join(root, `countries/content/india/news/post-${1 + upTo(POSTS)}.md`);
const editSome = () => edit(somePost(), /$/, `\nA line of ${upTo(1e6)}.\n`);

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "sitegen-faults-"));
  chmodSync(work, 0o755);
  root = join(work, "site");
  makeSite(root, POSTS);
  const start = performance.now();
  build(root, ...HOST);
  duration = performance.now() - start;
  cpSync(join(root, "countries"), join(work, "branch"), { recursive: true, preserveTimestamps: true });
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The user `nobody`, as whom root can start a build that may write nothing. */
const NOBODY = 65_534;

/** Runs a build in a process of its own, however it ends. */
function start(limit = "", uid?: number): { kill: () => void; ended: Promise<unknown> } {
  const command = `${limit} exec "$0" "$@"`;
  const words = [process.execPath, CLI, "build", "--root", root, "--quiet", ...HOST];
  const child = spawn("sh", ["-c", command, ...words], { stdio: "ignore", ...(uid !== undefined && { uid }) });
  return { kill: () => child.kill("SIGKILL"), ended: new Promise((done) => child.once("close", done)) };
}

type Fault = () => Promise<unknown> | void;
const FAULTS: Record<string, Fault> = {
  "a build that is killed": async () => {
    editSome();
    const { kill, ended } = start();
    await wait(random() * duration);
    kill();
    await ended;
  },
  "a disk that takes nothing large": () => {
    editSome();
    // Blocks of 512 bytes.
    return start(`ulimit -f ${1 + upTo(80)};`).ended;
  },
  "folders that may only be read": async () => {
    editSome();
    if (process.getuid?.() === 0) return start("", NOBODY).ended;
    const folders = ["dist", "dist/india", "dist/india/news", ".sitegen", ".sitegen/cache"].map((name) =>
      join(root, name),
    );
    const there = folders.filter((folder) => existsSync(folder));
    for (const folder of there) chmodSync(folder, 0o555);
    await start().ended;
    for (const folder of there) chmodSync(folder, 0o755);
  },
  "edits while it is built": async () => {
    const { ended } = start();
    for (let count = 3; count > 0; count--) {
      await wait((random() * duration) / 3);
      editSome();
    }
    await ended;
  },
  "two builds at once": async () => {
    editSome();
    const first = start();
    await wait((random() * duration) / 2);
    editSome();
    await Promise.all([first.ended, start().ended]);
  },
  "another branch, whose files are older, and back again": () => {
    const now = join(work, "now");
    const countries = join(root, "countries");
    cpSync(countries, now, { recursive: true, preserveTimestamps: true });
    for (const branch of [join(work, "branch"), now]) {
      rmSync(countries, { recursive: true });
      cpSync(branch, countries, { recursive: true, preserveTimestamps: true });
      if (branch !== now) build(root, ...HOST);
    }
    rmSync(now, { recursive: true });
  },
  "a clock that is set back": () => {
    const later = Date.now() / 1000 + 86_400;
    for (const part of ["countries", ".sitegen", "dist"])
      for (const file of listFiles(join(root, part))) utimesSync(join(root, part, file), later, later);
    editSome();
  },
  "a folder in the place of a page, which is named": () => {
    const page = join(root, "dist/india/news/post-1/index.html");
    rmSync(page, { force: true, recursive: true });
    mkdirSync(join(page, "deep"), { recursive: true });
    expect(() => build(root, ...HOST)).toThrow(
      /post-1\/index\.html \(EISDIR\)\n {2}→ A folder has the name of this file/,
    );
    rmSync(page, { recursive: true });
  },
  "an output that is gone": () => rmSync(join(root, "dist"), { recursive: true, force: true }),
  "posts that come and go": () => {
    writePost(root, 100 + upTo(5));
    rmSync(join(root, `countries/content/india/news/post-${100 + upTo(5)}.md`), { force: true });
  },
};

/** Reads the home page all the time, as a server does. @returns what was wrong with it, if anything */
function serve(): { stop: () => Promise<string[]> } {
  const wrong = new Set<string>();
  const home = join(root, "dist/india/index.html");
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) {
      try {
        if (!readFileSync(home, "utf8").trimEnd().endsWith("</html>")) wrong.add("half a page");
      } catch (error) {
        wrong.add(String(error));
      }
      await wait(5);
    }
  })();
  return { stop: () => (over.abort(), reading.then(() => [...wrong])) };
}

const names = Object.keys(FAULTS);
const rounds = [...names, ...Array.from({ length: ROUNDS }, () => names[upTo(names.length)] ?? "")];

it.each(rounds)(`%s: the next build makes what one from nothing makes (SEED=${SEED})`, async (name) => {
  const server = serve();
  await FAULTS[name]?.();
  const wrong = await server.stop();
  // The one fault that takes the page away.
  if (name !== "an output that is gone") expect(wrong).toEqual([]);
  build(root, ...HOST);
  expect(differing(snapshot(root), fromNothing(root, ...HOST))).toEqual([]);
});
