import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { checkTexts } from "../checkTexts.ts";
import type { HostingService } from "../../cli/config/schema/network/hostingServices.ts";
import { RULE_WRITERS } from "../../cli/hosts/rules/index.ts";
import { planHost } from "../../cli/hosts/planHost.ts";
import type { HostPlan } from "../../cli/plan/network/hostPlan.ts";
import type { Plan } from "../../cli/model/plan.ts";
import { isError } from "../../cli/core/problems/problem.ts";

/** The project that all hosts are tested with. */
const FIXTURE = resolve(import.meta.dirname, "../fixtures/hosts");

/** Sites for one host, written to a folder of their own. */
export interface Fixture {
  plan: HostPlan;
  /** Other hosts of the network. */
  others?: HostPlan[];
  /** Folder with `dist` and `deploy` as a build leaves them. */
  root: string;
  dist: string;
  /** The host's files of `deploy/`. */
  deploy: string;
  remove(): void;
}

export const INLINE = "<script>document.title</script><style>p{margin:0}</style>";

/** Every page says which one it is. */
export const marker = (page: string): string => `<p>This is ${page}</p>`;

export function planFixture(upstream?: string): { host: HostPlan; plan: Plan } {
  const { project, problems } = checkTexts({ root: FIXTURE });
  const errors = problems.filter(isError);
  if (!project || errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  const host = planHost({ ...project, pages: [INLINE], styles: ["p{margin:1px}"] });
  return {
    host: upstream === undefined || !host.api ? host : { ...host, api: { ...host.api, upstream } },
    plan: project.plan,
  };
}

/** Writes what a build would: small pages, two assets, and the host's files where they belong. */
export function writeFixture(
  name: HostingService | undefined,
  upstream: string,
  change: (plan: HostPlan) => HostPlan = (plan) => plan,
): Fixture {
  const { host, plan: sites } = planFixture(upstream);
  const plan = change(host);
  const root = mkdtempSync(join(tmpdir(), "sitegen-host-"));
  const dist = join(root, "dist");
  const deploy = join(root, "deploy", name ?? "");
  const write = (file: string, contents: string | Uint8Array) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  };
  const page = (path: string) =>
    `<!doctype html><html lang="en"><title>${path}</title>${INLINE}${marker(path)}</html>\n`;
  write(join(dist, "index.html"), page("/"));
  write(join(dist, "404.html"), page("/404.html"));
  write(join(dist, "robots.txt"), "User-agent: *\n");
  write(join(dist, "ads.txt"), "A file of the owner.\n");
  write(join(dist, ".well-known/security.txt"), "A file of the owner.\n");
  for (const { key, pages } of sites.sites) {
    for (const { route } of pages) write(join(dist, route.path, "index.html"), page(route.path));
    write(join(dist, key, "404.html"), page(`/${key}/404.html`));
    write(join(dist, key, "fees/2026.pdf"), "A file of the owner.\n");
    write(join(dist, key, "dates/calendar.ics"), "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n");
    write(join(dist, key, "assets/app-1a2b3c4d.js"), "export const app = 1;\n");
  }
  if (name) {
    const { destination, files } = RULE_WRITERS[name];
    for (const [file, contents] of files(plan)) write(join(destination === "upload" ? dist : deploy, file), contents);
  }
  return { plan, root, dist, deploy, remove: () => rmSync(root, { recursive: true, force: true }) };
}
