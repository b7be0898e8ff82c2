import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { CLI } from "../build/sitegen.ts";

const work = mkdtempSync(join(tmpdir(), "sitegen-questions-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const hasTerminal = spawnSync("python3", ["-c", "import pty"]).status === 0;

/** Runs `sitegen init` on a terminal and answers its questions. */
function init(folder: string, steps: [question: string, answer: string][], ...args: string[]) {
  const script = join(import.meta.dirname, "answer.py");
  const { CI: _, ...env } = process.env;
  return spawnSync("python3", [script, process.execPath, CLI, "init", folder, "--no-install", ...args], {
    cwd: work,
    encoding: "utf8",
    env: { ...env, TERM: "xterm" },
    input: steps.map((step) => step.join("\t")).join("\n"),
    timeout: 25_000,
  });
}

const NAME: [string, string] = ["organisation called", String.raw`Example Ltd\r`];
const COUNTRY: [string, string] = ["Which country", String.raw`india\r`];
const LANGUAGE: [string, string] = ["which language", String.raw`en\r`];
const CMS: [string, string] = ["REST API", String.raw`\r`];

describe.skipIf(!hasTerminal)("on a terminal, init", () => {
  it("asks four questions", () => {
    const { status, stdout } = init("asked", [NAME, COUNTRY, LANGUAGE, CMS]);
    expect([status, stdout]).toEqual([0, expect.stringContaining("files in asked")]);
    expect(readFileSync(join(work, "asked/countries/network.yaml"), "utf8")).toContain('name: "Example Ltd"');
    expect(readFileSync(join(work, "asked/countries/india.yaml"), "utf8")).toContain('languages: ["en-IN"]');
  });

  it("asks no question that an option has answered", () => {
    const { status, stdout } = init("less", [COUNTRY, LANGUAGE], "--name", "Example Ltd", "--no-cms");
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/organisation called|REST API/);
  });

  it("leaves nothing behind when it is stopped", () => {
    const { status, stdout } = init("stopped", [NAME, ["Which country", String.raw`\x03`]]);
    expect([status, stdout]).toEqual([2, expect.stringContaining("Cancelled: nothing was written")]);
    expect(stdout).not.toContain("    at ");
    expect(existsSync(join(work, "stopped"))).toBe(false);
  });
});
