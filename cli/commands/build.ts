import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { bundleApp } from "../build/bundle.ts";
import { prerenderSite } from "../build/prerender.ts";
import { emitHost } from "../emit/emitHost.ts";
import { sitemap } from "../emit/sitemap.ts";
import { HOST_NAMES, type HostName } from "../emit/hosts/names.ts";
import { copyFolder, folderSize, removePath, replaceFolder, writeTree } from "../files.ts";
import { generateApp } from "../generate/generateApp.ts";
import { apiData, savePreviewData } from "../preview/previewData.ts";
import { appDir, openProject, PACKAGE_DIR } from "../project.ts";
import { openConsole } from "../report/console.ts";
import { UsageError } from "../report/errors.ts";
import { FORMATS } from "../report/formats/index.ts";
import { bytes, table } from "../report/table.ts";
import { didYouMean } from "../report/suggest.ts";
import { checkProject } from "./checkProject.ts";
import type { CommonOptions } from "./options.ts";
import { stopOnErrors } from "./stopOnErrors.ts";

interface Options extends CommonOptions {
  out: string;
  host?: string;
  baseUrl?: string;
  force?: boolean;
  json?: boolean;
}

/** `sitegen build`: validate → plan → generate → bundle → prerender → write → report. */
export async function build(countries: string[], options: Options): Promise<void> {
  const started = performance.now();
  const console = openConsole({ quiet: options.quiet ?? false });
  const project = openProject(options.root, options.out);
  const hosts = chosenHosts(options.host);
  const baseUrl = options.baseUrl === undefined ? undefined : origin(options.baseUrl);

  const checked = await console.task("Validate", () => checkProject({ root: project.root, countries, baseUrl }));
  const { config, plan } = stopOnErrors(checked);
  if (checked.problems.length > 0) console.note(FORMATS.pretty(checked.problems, console));

  await console.task("Generate", () => {
    for (const site of plan.sites) {
      const folder = appDir(project, site.key);
      writeTree(folder, generateApp(site, { packageDir: PACKAGE_DIR, appDir: folder }), { prune: true });
    }
  });
  const bundle = await console.task("Bundle", () => bundleApp(project, appDir(project, plan.sites[0]?.key ?? ""), { force: options.force ?? false }));
  const server = await bundle.loadServer();

  const staging = `${project.out}.staging-${process.pid}`;
  removePath(staging);
  try {
    await console.task("Prerender", async () => {
      for (const site of plan.sites) {
        const folder = join(staging, site.key);
        const files = await prerenderSite(site, bundle, server);
        files.set("sitemap.xml", sitemap(site));
        copyFolder(bundle.assets, join(folder, "assets"));
        writeTree(folder, files);
      }
    });
    const notes = await console.task("Write", () => {
      mkdirSync(project.out, { recursive: true });
      for (const { key } of plan.sites) replaceFolder(join(staging, key), join(project.out, key));
      const emitted = emitHost({ project, config, plan, bundle, server, hosts: hosts ?? config.network.host.targets });
      savePreviewData(project, { host: emitted.hostPlan, api: apiData(config, plan) });
      return emitted.notes;
    });
    report(notes);
  } finally {
    removePath(staging);
  }

  function report(notes: string[]): void {
    const seconds = (performance.now() - started) / 1000;
    const sites = plan.sites.map(({ key, pages }) => ({ country: key, pages: pages.length, bytes: folderSize(join(project.out, key)) }));
    if (options.json) return console.print(JSON.stringify({ out: project.out, seconds, bundled: !bundle.cached, sites, notes }, null, 2));
    console.note("");
    console.note(table(["country", "pages", "size"], sites.map((site) => [site.country, String(site.pages), bytes(site.bytes)]), ["pages", "size"]));
    for (const note of notes) console.note(`\n${console.style("yellow", "!")} ${note}`);
    const total = sites.reduce((sum, site) => sum + site.pages, 0);
    console.note(`\n${console.style("green", "✓")} ${total} pages in ${relative(process.cwd(), project.out) || "."} in ${seconds.toFixed(2)} s${bundle.cached ? " (bundle from cache)" : ""}`);
  }
}

function chosenHosts(text: string | undefined): HostName[] | undefined {
  if (text === undefined) return undefined;
  return text.split(",").map((name) => {
    const host = HOST_NAMES.find((known) => known === name.trim());
    if (!host) throw new UsageError(`There is no host \`${name}\``, didYouMean(name, HOST_NAMES));
    return host;
  });
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`\`${text}\` is no base URL`, "Write --base-url https://www.example.com");
  return url.origin;
}
