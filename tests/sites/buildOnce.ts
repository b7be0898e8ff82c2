import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { type ProjectName, PROJECTS } from "./projects.ts";
import { buildSites, serve, type ServedSites } from "./serve.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address that answers with a built project: `/shipped`, and served: `/shipped?serve`. */
    sites: string;
  }
}

/** Environment variable: a folder that keeps the built sites, so that the next run builds only what has changed. */
const KEPT = process.env["SITEGEN_E2E_ROOT"];

interface Sites {
  address: string;
  close: () => void;
}

/** One for all projects of a run, which have modules of their own. */
const shared = globalThis as { sites?: Promise<Sites> };

/** Global setup: each project of `PROJECTS` is built when the first test asks for it, and once in a run. */
export default async function buildOnce(project: TestProject): Promise<() => Promise<void>> {
  const sites = await (shared.sites ??= openSites());
  project.provide("sites", sites.address);
  return async () => sites.close();
}

async function openSites(): Promise<Sites> {
  const work = KEPT ? resolve(KEPT) : mkdtempSync(join(tmpdir(), "sitegen-sites-"));
  const built = new Map<string, Promise<string>>();
  const served = new Map<string, Promise<ServedSites>>();
  const once = <T>(memo: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> => {
    const made = memo.get(name) ?? make();
    memo.set(name, made);
    return made;
  };
  const root = (name: ProjectName) =>
    once(built, name, async () => {
      const folder = join(work, name);
      rmSync(join(folder, "countries"), { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await PROJECTS[name](folder);
      await buildSites(folder);
      return folder;
    });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice(1) as ProjectName;
    const answer = async () => {
      const folder = await root(name);
      if (!searchParams.has("serve")) return { root: folder };
      const { origin } = await once(served, name, () => serve("preview", "--root", folder));
      return { root: folder, origin };
    };
    answer().then(
      (site) => response.end(JSON.stringify(site)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return {
    address: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      for (const site of served.values())
        site.then(
          ({ stop }) => void stop(),
          () => undefined,
        );
      if (!KEPT) rmSync(work, { recursive: true, force: true });
    },
  };
}
