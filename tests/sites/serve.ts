import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

export const CLI = join(resolve(import.meta.dirname, "../.."), "bin/sitegen.js");

/** Sites on a local server. */
export interface ServedSites {
  origin: string;
  /** Ends the server. Until it has, it may write into the project. */
  stop: () => Promise<void>;
}

/** Builds the sites of a project folder, for a host that compresses by itself: what is compressed takes most of a build's time. */
export const buildSites = (root: string, host = "netlify"): Promise<unknown> =>
  promisify(execFile)(process.execPath, [CLI, "build", "--root", root, "--quiet", "--host", host]);

/** Builds the sites of a project folder and serves them as `sitegen preview` does. */
export async function serveSites(root: string): Promise<ServedSites> {
  await buildSites(root);
  return serve("preview", "--root", root);
}

/** Runs a command that serves, and waits until it does. */
export const serve = (...command: string[]): Promise<ServedSites> => serveBy(CLI, ...command);

/** The same by the command line of a package in another place. */
export async function serveBy(cli: string, ...command: string[]): Promise<ServedSites> {
  const port = await freePort();
  const server = spawn(process.execPath, [cli, ...command, "--port", String(port), "--quiet"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  await waitFor(origin);
  return {
    origin,
    async stop() {
      const ended = once(server, "exit");
      if (server.kill()) await ended;
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? done(address.port) : fail(new Error("no port"))));
    });
  });
}

async function waitFor(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answered = await fetch(`${origin}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the server did not start");
}
