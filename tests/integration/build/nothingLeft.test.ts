import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openProject } from "../../../cli/core/project.ts";
import { finishInterruptedCommit } from "../../../cli/build/output/commit.ts";
import { openConsole } from "../../../cli/core/console/console.ts";
import { makeSmallProject } from "../../smallProject.ts";
import { build, fromNothing, run } from "./inProcess.ts";
import { differing, edit, snapshot, workFolder } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
const root = join(workFolder("left"), "site");
const inRoot = (path: string) => join(root, path);
const inDist = () => readdirSync(inRoot("dist")).sort();
const editPhone = (digit: number) => edit(inRoot("countries/atlantis.yaml"), /\+99 0000 000\d/, `+99 0000 000${digit}`);
const expectSound = async () => expect(differing(snapshot(root), await fromNothing(root, ...HOST))).toEqual([]);

beforeEach(() => makeSmallProject(root, { copies: ["lemuria"] }));

it("a build that was killed while it moved files is finished by whatever reads the output next", async () => {
  await build(root, ...HOST);
  mkdirSync(inRoot(".sitegen/staging"));
  writeFileSync(inRoot(".sitegen/staging/new.html"), "new");
  const commit = {
    folders: [{ from: inRoot(".sitegen/staging/gone"), to: inRoot("dist/atlantis") }],
    files: [{ from: inRoot(".sitegen/staging/new.html"), to: inRoot("dist/atlantis/new/index.html") }],
    removed: [inRoot("dist/atlantis/news/post-1/index.html")],
  };
  writeFileSync(inRoot(".sitegen/commit.json"), JSON.stringify(commit));
  await finishInterruptedCommit(openProject(root), openConsole({ quiet: true }));
  expect(existsSync(inRoot("dist/atlantis/new/index.html"))).toBe(true);
  expect(existsSync(inRoot("dist/atlantis/news/post-1"))).toBe(false);
  expect(existsSync(inRoot(".sitegen/commit.json")) || existsSync(inRoot(".sitegen/staging"))).toBe(false);
});

it("the lock of a build that was killed is taken over", async () => {
  const lock = inRoot(".sitegen/lock.json");
  mkdirSync(inRoot(".sitegen"));
  // No process has this number: Linux and macOS count to 4194304 at most.
  writeFileSync(lock, JSON.stringify({ pid: 99_999_999, host: hostname(), started: "" }));
  expect(await build(root, ...HOST)).toBeGreaterThan(10);
  writeFileSync(lock, "{");
  // Of one that was killed while it took the lock.
  writeFileSync(`${lock}.99999999`, "");
  editPhone(7);
  expect(await build(root, ...HOST)).toBeGreaterThan(5);
  expect(existsSync(lock) || existsSync(`${lock}.99999999`)).toBe(false);
});

/** A folder on another file system, where the machine has one. */
const OTHER = "/dev/shm";
const hasOther = existsSync(OTHER) && statSync(OTHER).dev !== statSync(tmpdir()).dev;

it.skipIf(!hasOther)("an output folder on another file system gets the same files", async () => {
  const out = mkdtempSync(join(OTHER, "sitegen-out-"));
  try {
    await build(root, ...HOST, "--out", out);
    editPhone(3);
    await build(root, ...HOST, "--out", out);
    cpSync(out, inRoot("copy/dist"), { recursive: true });
    expect(differing(snapshot(inRoot("copy")), await fromNothing(root, ...HOST))).toEqual([]);
  } finally {
    rmSync(out, { recursive: true });
  }
});

it("after another host was chosen nothing of the former one stays", async () => {
  // Of those that have files in `deploy/`, one for which nothing is compressed.
  await build(root, "--host", "firebase,static");
  expect(existsSync(inRoot("deploy/firebase/firebase.json"))).toBe(true);
  expect(existsSync(inRoot("dist/old/index.html"))).toBe(true);
  await build(root, ...HOST);
  expect(existsSync(inRoot("deploy"))).toBe(false);
  expect(existsSync(inRoot("dist/old"))).toBe(false);
  await expectSound();
});

describe("a country that was removed", () => {
  const buildAll = async () => (await run("build", "--root", root, ...HOST)).err;

  it.each([
    ["", () => undefined],
    [", though nothing is known of the last build", () => rmSync(inRoot(".sitegen"), { recursive: true })],
  ])("goes with the next build of everything, which asks for its redirects%s", async (_, forget) => {
    await build(root, ...HOST);
    expect(inDist()).toContain("lemuria");
    rmSync(inRoot("countries/lemuria.yaml"));
    rmSync(inRoot("countries/content/lemuria"), { recursive: true });
    forget();
    await build(root, "atlantis", ...HOST);
    expect(inDist()).toContain("lemuria");
    expect(await buildAll()).toContain("- { from: /lemuria/*, to: / }");
    await expectSound();
    // Its addresses are named until something is said of them.
    const again = await buildAll();
    expect(again).not.toContain("- { from: /lemuria/*, to: / }");
    expect(again).toContain("/lemuria/, /lemuria/contact-us/");
  });
});

describe("assets of earlier builds", () => {
  const data = () => readdirSync(inRoot("dist/atlantis/assets")).filter((name) => /^site-.*\.json$/.test(name));
  const keep = (from: string, to: string) => edit(inRoot("countries/network.yaml"), from, to);

  it("stay for one more build that changes assets, so that an open page finds them", async () => {
    keep("  keepAssets: 0\n", "");
    await build(root, ...HOST);
    const [first = ""] = data();
    editPhone(1);
    await build(root, ...HOST);
    expect(data()).toHaveLength(2);
    expect(data()).toContain(first);
    // A build that changes no asset is not counted, not even one that makes everything anew.
    await build(root, "--force", ...HOST);
    expect(data()).toContain(first);
    editPhone(2);
    await build(root, ...HOST);
    expect(data()).toHaveLength(2);
    expect(data()).not.toContain(first);
  });

  it("stay as long as the setting says, and are found where nothing is known of them", async () => {
    keep("keepAssets: 0", "keepAssets: 2");
    for (const digit of [1, 2, 3, 4]) {
      editPhone(digit);
      await build(root, ...HOST);
    }
    expect(data()).toHaveLength(3);
    rmSync(inRoot(".sitegen"), { recursive: true });
    editPhone(5);
    await build(root, ...HOST);
    expect(data()).toHaveLength(4);
    keep("keepAssets: 2", "keepAssets: 0");
    await build(root, ...HOST);
    expect(data()).toHaveLength(1);
  });
});
