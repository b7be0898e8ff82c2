import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { randomNumbers, SEED } from "../../random.ts";
import { openProject } from "../../../cli/project.ts";
import { settleOutput } from "../../../cli/render/commit.ts";
import { openConsole } from "../../../cli/report/console.ts";
import { build, CLI, differing, edit, fromNothing, sitegen, snapshot } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
let work = "";
let root = "";

const inRoot = (path: string) => join(root, path);
const inDist = () => readdirSync(inRoot("dist")).sort();
const editPhone = (digit: number) =>
  edit(inRoot("countries/india.yaml"), /\+91 00000 0000\d/g, `+91 00000 0000${digit}`);

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "sitegen-left-"));
  makeSite(join(work, "model"), 2, 2);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));
beforeEach(() => {
  root = join(work, "site");
  rmSync(root, { recursive: true, force: true });
  cpSync(join(work, "model"), root, { recursive: true });
});

/** Starts a build, and gives what it says on stderr once it has ended. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [CLI, "build", "--root", root, ...HOST, ...args]);
  let text = "";
  child.stderr.on("data", (chunk) => (text += String(chunk)));
  const ended = new Promise<{ code: number | null; text: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, text })),
  );
  return { child, ended };
}

describe("a build that is killed", () => {
  it(`at any moment leaves nothing in the output folder, and the next one makes all of it good (SEED=${SEED})`, async () => {
    const random = randomNumbers();
    build(root, ...HOST);
    const names = inDist();
    for (let round = 1; round <= 8; round++) {
      editPhone(round);
      const { child, ended } = start("--quiet");
      await new Promise((resolve) => setTimeout(resolve, 100 + random() * 900));
      child.kill("SIGKILL");
      await ended;
      expect(inDist(), `round ${round}`).toEqual(names);
    }
    build(root, ...HOST);
    expect(differing(snapshot(root), fromNothing(root, ...HOST))).toEqual([]);
    expect(readdirSync(inRoot(".sitegen")).sort()).toEqual([
      "apps",
      "cache",
      "node_modules",
      "outputs",
      "preview.json",
    ]);
  });

  it("while it moved files is finished by whatever reads the output next", async () => {
    build(root, ...HOST);
    const project = openProject(root);
    mkdirSync(inRoot(".sitegen/staging"));
    writeFileSync(inRoot(".sitegen/staging/new.html"), "new");
    const commit = {
      folders: [{ from: inRoot(".sitegen/staging/gone"), to: inRoot("dist/india") }],
      files: [{ from: inRoot(".sitegen/staging/new.html"), to: inRoot("dist/india/new/index.html") }],
      removed: [inRoot("dist/india/news/post-1/index.html")],
    };
    writeFileSync(inRoot(".sitegen/commit.json"), JSON.stringify(commit));
    await settleOutput(project, openConsole({ quiet: true }));
    expect(existsSync(inRoot("dist/india/new/index.html"))).toBe(true);
    expect(existsSync(inRoot("dist/india/news/post-1"))).toBe(false);
    expect(existsSync(inRoot(".sitegen/commit.json")) || existsSync(inRoot(".sitegen/staging"))).toBe(false);
  });

  it("leaves a lock that the next one takes over", () => {
    mkdirSync(inRoot(".sitegen"));
    // No process has this number: Linux and macOS count to 4194304 at most.
    writeFileSync(inRoot(".sitegen/lock.json"), JSON.stringify({ pid: 99_999_999, host: "here", started: "" }));
    const { hostname } = process.getBuiltinModule("node:os");
    edit(inRoot(".sitegen/lock.json"), '"here"', JSON.stringify(hostname()));
    expect(build(root, ...HOST)).toBeGreaterThan(20);
    writeFileSync(inRoot(".sitegen/lock.json"), "{");
    // Of one that was killed while it took the lock.
    writeFileSync(inRoot(".sitegen/lock.json.99999999"), "");
    editPhone(7);
    expect(build(root, ...HOST)).toBeGreaterThan(20);
    expect(existsSync(inRoot(".sitegen/lock.json.99999999"))).toBe(false);
  });
});

it("two builds at once: the second waits, says for whom, and then builds what is there now", async () => {
  build(root, ...HOST);
  const first = start("--force");
  await new Promise((resolve) => setTimeout(resolve, 700));
  editPhone(5);
  const second = start();
  const results = await Promise.all([first.ended, second.ended]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(results[1].text).toMatch(
    new RegExp(`^Process ${first.child.pid} on .* is building this project: waiting for its end\\.`),
  );
  expect(differing(snapshot(root), fromNothing(root, ...HOST))).toEqual([]);
});

/** A folder on another file system, where the machine has one. */
const OTHER = "/dev/shm";
const hasOther = existsSync(OTHER) && statSync(OTHER).dev !== statSync(tmpdir()).dev;

it.skipIf(!hasOther)("an output folder on another file system gets the same files", () => {
  build(root, ...HOST);
  const out = mkdtempSync(join(OTHER, "sitegen-out-"));
  try {
    build(root, ...HOST, "--out", out);
    editPhone(3);
    build(root, ...HOST, "--out", out);
    build(root, ...HOST);
    cpSync(out, inRoot("copy/dist"), { recursive: true });
    expect(differing(snapshot(inRoot("copy")), snapshot(root)).filter((name) => !name.startsWith("deploy/"))).toEqual(
      [],
    );
  } finally {
    rmSync(out, { recursive: true });
  }
});

it("after another host was chosen nothing of the former one stays", () => {
  edit(inRoot("countries/network.yaml"), /^redirects:\n/m, "redirects:\n  - { from: /old/place, to: /india/ }\n");
  build(root, "--host", "nginx,static");
  expect(existsSync(inRoot("deploy/nginx/nginx.conf"))).toBe(true);
  expect(existsSync(inRoot("dist/old/place/index.html"))).toBe(true);
  build(root, ...HOST);
  expect(existsSync(inRoot("deploy"))).toBe(false);
  expect(existsSync(inRoot("dist/old"))).toBe(false);
  expect(differing(snapshot(root), fromNothing(root, ...HOST))).toEqual([]);
});

describe("a country that was removed", () => {
  const buildAll = () =>
    spawnSync(process.execPath, [CLI, "build", "--root", root, ...HOST], { encoding: "utf8" }).stderr;

  it.each([
    ["", () => undefined],
    [", though nothing is known of the last build", () => rmSync(inRoot(".sitegen"), { recursive: true })],
  ])("goes with the next build of everything, which asks for its redirects%s", (_, forget) => {
    build(root, ...HOST);
    expect(inDist()).toContain("land-2");
    rmSync(inRoot("countries/land-2.yaml"));
    rmSync(inRoot("countries/content/land-2"), { recursive: true });
    forget();
    sitegen(["build", "india", "--root", root, "--quiet", ...HOST]);
    expect(inDist()).toContain("land-2");
    expect(buildAll()).toContain("- { from: /land-2/*, to: / }");
    expect(differing(snapshot(root), fromNothing(root, ...HOST))).toEqual([]);
    // Its addresses are named until something is said of them.
    expect(buildAll()).not.toContain("- { from: /land-2/*, to: / }");
    expect(buildAll()).toContain("/land-2/, /land-2/contact-us/");
  });
});

describe("assets of earlier builds", () => {
  const data = () => readdirSync(inRoot("dist/india/assets")).filter((name) => /^site-.*\.json$/.test(name));

  it("stay for one more build that changes assets, so that an open page finds them", () => {
    edit(inRoot("countries/network.yaml"), "  keepAssets: 0\n", "");
    build(root, ...HOST);
    const [first = ""] = data();
    editPhone(1);
    build(root, ...HOST);
    expect(data()).toHaveLength(2);
    expect(data()).toContain(first);
    // A build that changes no asset is not counted, not even one that makes everything anew.
    build(root, "--force", ...HOST);
    expect(data()).toContain(first);
    editPhone(2);
    build(root, ...HOST);
    expect(data()).toHaveLength(2);
    expect(data()).not.toContain(first);
  });

  it("stay as long as the setting says, and are found where nothing is known of them", () => {
    edit(inRoot("countries/network.yaml"), "keepAssets: 0", "keepAssets: 2");
    for (const digit of [1, 2, 3, 4]) {
      editPhone(digit);
      build(root, ...HOST);
    }
    expect(data()).toHaveLength(3);
    rmSync(inRoot(".sitegen"), { recursive: true });
    editPhone(5);
    build(root, ...HOST);
    expect(data()).toHaveLength(4);
    edit(inRoot("countries/network.yaml"), "keepAssets: 2", "keepAssets: 0");
    build(root, ...HOST);
    expect(data()).toHaveLength(1);
  });
});
