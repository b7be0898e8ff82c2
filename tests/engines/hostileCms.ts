import { expect, onTestFinished } from "vitest";
import { type Engine, eventually, type StartEngine } from "./engine.ts";
import { hostilePosts } from "./hostileContent.ts";
import { MENU_LIES } from "./hostileMenus.ts";
import { BROKEN_INTO, serveHostile, type HostileSite } from "./hostileSite.ts";
import { openBrowser } from "./openBrowser.ts";

/** Opens the pages of a site whose CMS is in bad hands, in one browser: nothing runs, and nothing leaves. */
export async function checkHostileCms(start: StartEngine): Promise<void> {
  const site = await serveHostile();
  onTestFinished(site.stop);
  const { engine, proxy } = await openBrowser(start);
  await checkPolicy(engine, site);
  await checkPages(engine, site);
  await checkMenus(engine, site);
  expect(proxy.hosts()).toEqual([]);
}

/** What a page shows. */
interface Seen {
  taken: boolean;
  /** Links to where no link may lead, what loads something of the other host, and attributes that run something. */
  bad: string[];
  /** Titles of the header menu. */
  menu: string[];
  isWide: boolean;
  text: string;
}

const LOOK = `
  const all = [...document.querySelectorAll("*")];
  const values = (...names) => all.flatMap((element) => names.map((name) => element.getAttribute(name)).filter(Boolean));
  const isSafe = (url) => ["http:", "https:", "mailto:", "tel:"].includes(new URL(url, location.href).protocol);
  return {
    taken: "taken" in document.documentElement.dataset,
    bad: [
      ...values("href", "src", "action", "formaction").filter((url) => !isSafe(url) && !url.startsWith("data:image/")),
      ...values("src", "srcset", "action", "formaction", "style").filter((text) => text.includes("evil.example")),
      ...all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith("on"))),
    ],
    menu: [...document.querySelectorAll("header ul.menu > li > a, header ul.menu > li > details > summary")].map((item) => item.textContent),
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    text: document.body.innerText,
  };`;

async function open(engine: Engine, { origin }: HostileSite, path: string): Promise<Seen> {
  await engine.goTo(origin + path);
  await eventually(async () => {
    if (!(await engine.run(`return "hydrated" in document.documentElement.dataset`))) throw new Error("not hydrated");
  });
  return look(engine);
}

const look = async (engine: Engine): Promise<Seen> => (await engine.run(LOOK)) as Seen;

/** If everything else fails, the policy is there: the page is taken over by nobody, and sends nothing. */
async function checkPolicy(engine: Engine, site: HostileSite): Promise<void> {
  const { taken, bad } = await open(engine, site, BROKEN_INTO);
  expect(bad.length).toBeGreaterThan(5);
  expect(taken).toBe(false);
  await engine.run(`document.querySelector("#bad").click()`);
  // Firefox says it by an exception that the policy does not let the form go there.
  await engine.run(`try { document.querySelector("#leak").submit() } catch {}`);
  await pause();
  expect((await look(engine)).taken).toBe(false);
  expect(await engine.run("return location.pathname")).toBe(BROKEN_INTO);
}

async function checkPages(engine: Engine, site: HostileSite): Promise<void> {
  for (const [index, { slug }] of hostilePosts().entries()) {
    const { text, ...seen } = await open(engine, site, `/atlantis/news/${slug}/`);
    expect([slug, seen]).toEqual([slug, { ...seen, taken: false, bad: [], isWide: false }]);
    expect(text).toContain(`Post ${index}`);
    expect(text).toContain("Ten plain words make one line of this short text.");
  }
  for (const path of ["/atlantis/news/", "/atlantis/"]) {
    const { taken, bad, isWide } = await open(engine, site, path);
    expect([path, taken, bad, isWide]).toEqual([path, false, [], false]);
  }
}

async function checkMenus(engine: Engine, site: HostileSite): Promise<void> {
  const { menu: own } = await open(engine, site, "/atlantis/");
  for (const { name, answer, titles = own } of MENU_LIES) {
    site.menu = answer;
    await open(engine, site, "/atlantis/");
    // An answer that does not count changes nothing for a while either.
    if (titles === own) await pause();
    const menu = await eventually(async () => {
      const seen = await look(engine);
      if (JSON.stringify(seen.menu) !== JSON.stringify(titles)) throw new Error(`${name}: ${seen.menu.join(" | ")}`);
      return seen;
    }, 40);
    expect([name, menu.taken, menu.bad, menu.isWide]).toEqual([name, false, [], false]);
  }
}

const pause = () => new Promise((done) => setTimeout(done, 1000));
