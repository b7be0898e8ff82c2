import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCountedSites } from "../sites/countedSites.ts";
import { serveSites, type ServedSites } from "../sites/serve.ts";
import { eventually, until } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { openBrowser } from "./openBrowser.ts";
import { startWebKit } from "./webkit.ts";

let root: string;
let sites: ServedSites;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "sitegen-engines-"));
  writeCountedSites(root);
  sites = await serveSites(root);
});
afterAll(async () => {
  await sites?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** What has been sent to be counted, and to the log of choices. */
function counted(): string[] {
  const folder = join(root, ".sitegen/analytics");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => (JSON.parse(readFileSync(join(folder, name), "utf8")) as { to: string }).to);
}

const isAsked = `document.querySelector("#privacy_banner:not([hidden])")`;
const press = (name: string) => `document.querySelector("[data-privacy=${name}]").click()`;
const pause = () => new Promise((done) => setTimeout(done, 2000));

test.each([
  { engine: "Firefox", start: startFirefox },
  { engine: "WebKit", start: startWebKit },
])("$engine asks nothing of others before the visitor agrees", async ({ start }) => {
  rmSync(join(root, ".sitegen/analytics"), { recursive: true, force: true });
  const { engine, proxy } = await openBrowser(start);
  // Before: pages, the form of a modal, a link to call, a page by the router or as a document.
  await engine.goTo(`${sites.origin}/atlantis/?utm_campaign=spring`);
  await until(engine, isAsked);
  await engine.run(`document.querySelector("[data-modal]").click()`);
  await until(engine, `document.querySelector("dialog[open] form[data-enquiry]")`);
  await engine.goTo(`${sites.origin}/atlantis/contact-us/`);
  await until(engine, isAsked);
  await pause();
  expect([proxy.hosts(), counted()]).toEqual([[], []]);
  expect(await engine.run("return [localStorage.length, sessionStorage.getItem('campaign')]")).toEqual([0, null]);

  await engine.run(press("reject"));
  await until(engine, `!${isAsked} && localStorage.getItem("privacy-choices")`);
  await engine.goTo(`${sites.origin}/atlantis/`);
  await pause();
  expect([proxy.hosts(), counted()]).toEqual([[], ["/consent-log"]]);

  // After: the same proxy hears of it.
  await engine.run(press("open"));
  await engine.run(press("accept"));
  await eventually(async () => expect(["www.googletagmanager.com", "by TLS"]).toContain(proxy.hosts()[0]));
  await eventually(async () =>
    expect(counted().sort()).toEqual(["/consent-log", "/consent-log", "https://plausible.example/api/event"]),
  );
  await engine.run(press("open"));
  await engine.run(press("reject"));
  await eventually(async () => expect(counted().length).toBe(4));
});
