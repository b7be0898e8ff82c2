import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { createServer, preview } from "vite";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";
import { makeSmallProject } from "../../smallProject.ts";
import { build } from "./inProcess.ts";
import { differing, edit, readTree, workFolder } from "./sitegen.ts";

const VITE = resolve(import.meta.dirname, "../../../node_modules/vite/bin/vite.js");
const FIXTURE = resolve(import.meta.dirname, "../../fixtures/ownParts/countries");
const COUNTRIES = ["atlantis", "lemuria"];
const root = join(workFolder("apps"), "site");
const file = (name: string) => join(root, "countries", name);
const appOf = (country: string) => join(root, ".sitegen/apps", country);
const buildSites = () => build(root, "--host", "netlify");

/** Own parts in both countries, a page with its own template and sections in one of them, which has two languages. */
beforeAll(async () => {
  makeSmallProject(root, { copies: ["lemuria"] });
  cpSync(FIXTURE, file(""), { recursive: true });
  renameSync(file("content/india/story.md"), file("content/atlantis/story.md"));
  appendFileSync(file("atlantis.yaml"), "pages: { story: {} }\n");
  await buildSites();
});

// Each goes on where the one before it ends.
describe("a country's app", { shuffle: false }, () => {
  it("is there for each country, with all of its languages", () => {
    const [atlantis = [], lemuria = []] = COUNTRIES.map((country) => listFiles(appOf(country)));
    expect(lemuria).toEqual(expect.arrayContaining(["README.md", "index.html", "package.json", "vite.config.js"]));
    expect(lemuria).toEqual(expect.arrayContaining(["src/boot.ts", "src/data/site.json", "src/own/templates.ts"]));
    const ofGerman = ["head.html", "icon.svg", "site.css", "site.json"].map((name) => `src/data/de/${name}`);
    expect(atlantis.filter((name) => !lemuria.includes(name))).toEqual(ofGerman);
  });

  it("has what was built last; what is as it was is not written", async () => {
    const site = join(appOf("atlantis"), "src/data/site.json");
    const boot = join(appOf("atlantis"), "src/boot.ts");
    const before = statSync(boot).mtimeMs;
    const former = join(appOf("atlantis"), "src/data/fr/site.json");
    cpSync(site, former);
    edit(file("atlantis.yaml"), "1 Trident Square", "2 Trident Square");
    await buildSites();
    expect(readFileSync(site, "utf8")).toContain("2 Trident Square");
    expect(() => statSync(former)).toThrow("ENOENT");
    expect(statSync(boot).mtimeMs).toBe(before);
  });

  it("`vite build` in each makes the sites that `sitegen build` makes", () => {
    for (const country of COUNTRIES) {
      execFileSync(process.execPath, [VITE, "build", "--logLevel", "error"], { cwd: appOf(country) });
      const made = readTree(join(appOf(country), "dist"));
      const built = [...readTree(join(root, "dist", country))].map(
        ([name, text]) => [`${country}/${name}`, text] as const,
      );
      expect(differing(made, new Map(built))).toEqual([]);
    }
    expect(listFiles(join(appOf("atlantis"), "dist"))).toContain("atlantis/de/index.html");
    // Vite itself bundles a whole app, twice.
  }, 90_000);

  it("`vite preview` serves what it has made as the country's host would", async () => {
    const app = appOf("atlantis");
    const { httpServer, close } = await preview({ root: app, preview: { port: 0 } });
    onTestFinished(close);
    const ask = asker(httpServer);
    const made = (name: string) => readFileSync(join(app, "dist/atlantis", name), "utf8");
    expect(await ask("/")).toMatchObject({ status: 200, path: "/atlantis/", body: made("index.html") });
    expect(await ask("/atlantis/former/")).toMatchObject({ path: "/atlantis/contact-us/" });
    expect(await ask("/atlantis/nothing/")).toMatchObject({ status: 404, body: made("404.html") });
  });

  it("`vite` serves all pages of the country, with what they show, and every edit", async () => {
    const server = await createServer({ root: appOf("atlantis"), server: { port: 0 }, logLevel: "error" });
    onTestFinished(() => server.close());
    await server.listen();
    const ask = asker(server.httpServer);
    const pages = listFiles(join(root, "dist/atlantis")).filter((name) => /(?:^|\/)index\.html$/.test(name));
    expect(pages.length).toBeGreaterThan(6);
    for (const page of pages) {
      const { status, body } = await ask(`/atlantis/${page.replace("index.html", "")}`);
      expect({ page, status, text: textOf(body) }).toEqual({
        page,
        status: 200,
        text: textOf(readFileSync(join(root, "dist/atlantis", page), "utf8")),
      });
    }
    const home = (await ask("/atlantis/")).body;
    for (const [, address = ""] of home.matchAll(/ src="(\/atlantis\/[^"]+)"/g))
      expect(await ask(address)).toMatchObject({ status: 200 });
    const send = vi.spyOn(server.ws, "send");
    edit(file("content/atlantis/story.md"), "We sell tea", "We sell cake");
    await expect.poll(() => send.mock.calls).toEqual([[{ type: "full-reload" }]]);
    expect((await ask("/atlantis/story/")).body).toContain("We sell cake");
  }, 30_000);

  it("`vite build` says what is wrong in the project's files as `sitegen build` does, and keeps what it has made", () => {
    const app = appOf("atlantis");
    const before = readTree(join(app, "dist"));
    const text = readFileSync(file("atlantis.yaml"), "utf8");
    writeFileSync(file("atlantis.yaml"), text.replace("name: Atlantis", "nam: Atlantis"));
    const { status, stderr } = spawnSync(process.execPath, [VITE, "build"], { cwd: app, encoding: "utf8" });
    writeFileSync(file("atlantis.yaml"), text);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^countries\/atlantis\.yaml:1:1 error /m);
    expect(stderr).not.toContain("    at ");
    expect(differing(readTree(join(app, "dist")), before)).toEqual([]);
  });

  it("goes with its country", async () => {
    rmSync(file("lemuria.yaml"));
    rmSync(file("content/lemuria"), { recursive: true });
    await buildSites();
    expect(listFiles(appOf("lemuria"))).toEqual([]);
  });
});

/** Asks a server; what is asked for is what it has led to. */
function asker(server: { address(): AddressInfo | string | null } | null) {
  const address = server?.address();
  if (typeof address !== "object" || !address) throw new Error("the server does not listen");
  return async (path: string) => {
    const response = await fetch(`http://localhost:${address.port}${path}`);
    return { status: response.status, path: new URL(response.url).pathname, body: await response.text() };
  };
}

/** The words of a page's body. */
const textOf = (html: string): string =>
  html
    .replace(/^.*<body>/s, "")
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
