import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the preview server with the built sites. */
    origin: string;
    /** Project folder that was built. */
    root: string;
  }
}

const REPOSITORY = resolve(import.meta.dirname, "../..");
const CLI = join(REPOSITORY, "bin/sitegen.js");

/** Builds the shipped sites in a folder of their own and serves them, once for all browser tests. */
export default async function buildSites(project: TestProject): Promise<() => void> {
  const root = mkdtempSync(join(tmpdir(), "sitegen-e2e-"));
  symlinkSync(join(REPOSITORY, "countries"), join(root, "countries"));
  execFileSync(process.execPath, [CLI, "build", "--root", root, "--quiet"], { stdio: "inherit" });
  const port = await freePort();
  const server = spawn(process.execPath, [CLI, "preview", "--root", root, "--port", String(port), "--quiet"], { stdio: ["ignore", "ignore", "inherit"] });
  const origin = `http://localhost:${port}`;
  await waitFor(origin);
  project.provide("origin", origin);
  project.provide("root", root);
  return () => {
    server.kill();
    rmSync(root, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? done(address.port) : fail(new Error("no port"))));
    });
  });
}

async function waitFor(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(`${origin}/robots.txt`).then((response) => response.ok, () => false);
    if (answered) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the preview server did not start");
}
