import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { checkTexts } from "../checkTexts.ts";
import type { HostingService } from "../../cli/config/schema/network/hostingServices.ts";
import { RULE_WRITERS } from "../../cli/hosts/rules/index.ts";
import { planHost } from "../../cli/hosts/planHost.ts";
import type { HostPlan } from "../../cli/plan/network/hostPlan.ts";
import type { Plan } from "../../cli/model/plan.ts";
import { networkPath } from "../../runtime/site/urls.ts";
import { INLINE, marker, type Fixture } from "./fixture.ts";
import { isError } from "../../cli/core/problems/problem.ts";

/** A network below a path, and a country that has a host of its own. */
const FIXTURE = resolve(import.meta.dirname, "../fixtures/ownHosts");

/** The two hosts: the network's and the country's. */
export const WHICH = ["network", "own"] as const;
type Which = (typeof WHICH)[number];

export function planOwnHosts(): Record<Which, HostPlan> & { plan: Plan } {
  const { project, problems } = checkTexts({ root: FIXTURE });
  const errors = problems.filter(isError);
  const [network, own] = project?.plan.hosts ?? [];
  if (!project || !network || !own || errors.length > 0) throw new Error(errors.map(({ message }) => message).join());
  const common = { ...project, pages: [INLINE], styles: [] };
  return {
    network: planHost({ ...common, host: network }),
    own: planHost({ ...common, host: own }),
    plan: project.plan,
  };
}

/** A content API that servers can look up. */
const withUpstream = ({ api, ...plan }: HostPlan): HostPlan => ({
  ...plan,
  ...(api && { api: { ...api, upstream: "http://127.0.0.1:9/wp-json" } }),
});

/** Writes what a build and an owner who follows its notes would have on the server of one of the hosts. */
export function writeOwnHosts(name: HostingService | undefined, which: Which): Fixture {
  const { plan, ...planned } = planOwnHosts();
  const [network, own] = [withUpstream(planned.network), withUpstream(planned.own)];
  const root = mkdtempSync(join(tmpdir(), "sitegen-host-"));
  const served = join(root, "served");
  const upload = join(served, network.base);
  const write = (file: string, contents: string | Uint8Array) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  };
  const page = (path: string) =>
    `<!doctype html><html lang="en"><title>${path}</title>${INLINE}${marker(path)}</html>\n`;
  for (const path of ["/", "/404.html"]) write(join(upload, path.replace(/\/$/, "/index.html")), page(path));
  // What else the owner has on the server.
  if (network.base !== "/") write(join(served, "404.html"), "A page of the owner.\n");
  for (const { key, country, pages } of plan.sites) {
    const host = country === own.key ? own : network;
    for (const { route } of pages) {
      const path = networkPath(host, route.path);
      write(join(upload, path, "index.html"), page(path));
    }
    write(join(upload, key, "404.html"), page(`/${key}/404.html`));
    write(join(upload, key, "assets/app-1a2b3c4d.js"), "export const app = 1;\n");
  }
  const deploy = join(root, "deploy");
  const folders = { network: served, own: join(upload, own.folder) };
  if (name) {
    const { destination, readsAnyFolder = false, files } = RULE_WRITERS[name];
    for (const [of, hostPlan] of Object.entries({ network, own }) as [Which, HostPlan][]) {
      // The network's upload has that of the country in it, and not the other way round.
      if (of !== which && (destination !== "upload" || which === "own")) continue;
      const folder = destination !== "upload" ? deploy : readsAnyFolder && of === "network" ? upload : folders[of];
      for (const [file, contents] of files(hostPlan)) write(join(folder, file), contents);
    }
  }
  return {
    plan: which === "network" ? network : own,
    root,
    dist: folders[which],
    deploy,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
