import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { servedSite, type ServedSite } from "../sites/sites.ts";
import { startChromium } from "./chromium.ts";
import { type Engine, until } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startProxy } from "./recordingProxy.ts";
import { startWebKit } from "./webkit.ts";

/** Collects what goes wrong from now on. */
const WATCH = `
  window.mistakes = [];
  addEventListener("error", ({ message }) => mistakes.push(message));
  addEventListener("unhandledrejection", ({ reason }) => mistakes.push(String(reason)));
  console.error = console.warn = (...words) => mistakes.push(words.join(" "));`;

/** A visitor who has seen the popups. */
const SEEN = `for (const name of ["modalShow", "modalShowNew", "hoverpopuptop"]) document.cookie = name + "=1;path=/";`;

const OPEN_FORM = `document.querySelector("dialog[open] form[data-enquiry]")`;
/** A point in the label of what has the focus. */
const LABEL = `(({ left, top }) => [left + 5, top + 5])(document.activeElement.labels[0].getBoundingClientRect())`;
const focused = (selector: string) => `document.activeElement.matches(${JSON.stringify(selector)})`;

describe.each([
  { name: "Chromium", start: startChromium },
  { name: "Firefox", start: startFirefox },
  { name: "WebKit", start: startWebKit },
])("$name", ({ start }) => {
  let site: ServedSite;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let engine: Engine;
  beforeAll(async () => {
    site = await servedSite("shipped");
    proxy = await startProxy();
    engine = await start(proxy.port);
    await engine.goTo(`${site.origin}/australia/`);
    await engine.run(SEEN);
  });
  beforeEach(() => engine.resize(1440, 900));
  const hasNoMistakes = async () => expect(await engine.run("return window.mistakes ?? []")).toEqual([]);
  afterEach(hasNoMistakes);
  afterAll(async () => {
    await engine?.close();
    proxy?.stop();
  });

  const open = async (path: string) => {
    await engine.goTo(site.origin + path);
    await engine.run(WATCH);
    await until(engine, `document.documentElement.matches("[data-hydrated][data-router]")`);
  };

  test("a link is followed without another document, and back leads back", async () => {
    await open("/australia/services/");
    await engine.click(`main a[href="/australia/services/career-counselling/"]`);
    const heading = `document.querySelector("h1").textContent`;
    await until(engine, `location.pathname.endsWith("/career-counselling/") && ${heading}.includes("areer")`);
    await engine.run("history.back()");
    await until(engine, `location.pathname.endsWith("/services/") && !${heading}.includes("areer")`);
    expect(await engine.run(`return "mistakes" in window`)).toBe(true);
  });

  test("a modal is opened by keyboard, Escape closes it, and the focus is where it was", async () => {
    await open("/australia/services/");
    await engine.run(`document.querySelector(".header__enquiry").focus()`);
    await engine.press("Enter");
    await until(engine, `${OPEN_FORM} && document.activeElement.closest("dialog")`);
    await engine.press("Escape");
    await until(engine, `!document.querySelector("dialog[open]") && ${focused(".header__enquiry")}`);
  });

  test("a form shows its mistakes, the first one in view with its label, and sends a lead", async () => {
    await engine.resize(390, 844);
    await open("/australia/contact-us/");
    await engine.click("#page_form [type=submit]");
    await until(
      engine,
      `${focused("[name=your-name]")} && document.elementFromPoint(...${LABEL}).matches("label *, label")`,
    );
    const errors = `[...document.querySelectorAll("#page_form .field__error")].map(({ textContent }) => textContent)`;
    expect(await engine.run(`return ${errors}`)).toEqual(Array(5).fill("This is a required field."));
    for (const [name, value] of Object.entries({
      "your-name": start.name,
      "your-email": "a@b.example",
      "your-phone": "5550100",
    })) {
      await engine.click(`#page_form [name=${name}]`);
      await engine.press(...value);
    }
    await engine.click("#page_form [name=interestedin]");
    await engine.run(`
      const country = document.querySelector("#page_form [name=dreamcountry]");
      country.value = "Canada";
      country.dispatchEvent(new Event("change", { bubbles: true }));`);
    await until(engine, `${errors}.length === 0`);
    await engine.click("#page_form [type=submit]");
    await until(engine, `location.pathname === "/australia/thank-you/"`);
    const leads = join(site.root, ".sitegen/leads");
    const texts = readdirSync(leads).map((file) => readFileSync(join(leads, file), "utf8"));
    expect(texts.filter((text) => text.includes(`"${start.name}"`))).toEqual([expect.stringContaining(`"Canada"`)]);
  });

  test("on a phone the drawer is opened by its button and closed by Escape", async () => {
    await engine.resize(390, 844);
    await open("/australia/services/");
    await engine.click(".header__toggle");
    await until(engine, `document.querySelector("#site_nav:modal") && document.activeElement.closest("#site_nav")`);
    expect(await engine.run("return document.documentElement.scrollWidth <= innerWidth && innerWidth < 400")).toBe(
      true,
    );
    await engine.press("Escape");
    await until(engine, `!document.querySelector("#site_nav:modal") && ${focused(".header__toggle")}`);
  });

  test("the search finds a page by the beginnings of its words", async () => {
    await open("/australia/services/");
    await engine.click(".search__toggle");
    await until(engine, focused("#search_input"));
    await engine.press(..."family vis");
    await until(engine, `document.querySelector("[role=option]")?.textContent.includes("Family visa")`);
    await engine.press("ArrowDown", "Enter");
    await until(engine, `location.pathname === "/australia/visa/family-visa/"`);
  });
});
