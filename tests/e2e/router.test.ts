import { describe, expect, inject, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { field, pageForm } from "./enquiryForm.ts";
import { arrivedAt, clickAdded, follow, isSameDocument, routed } from "./router.ts";
import { findRoutedOtherwise } from "./routedOutlines.ts";
import { routes } from "./routes.ts";
import { pathOf, settle, visit, type Visit } from "./visit.ts";

const VISA = "/india/services/visa-guidance/";
const NEWS = "/india/news/";
const CONTACT = "/india/contact-us/";

async function open(path: string, options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visited = await visit(path, options);
  await routed(visited.page);
  return visited;
}

test("pages that the router shows are those that are loaded from their addresses", async () => {
  // `test:sweep` compares a page of each template.
  const some = routes.filter(({ path }) => [CONTACT, NEWS, VISA].includes(path));
  expect(await findRoutedOtherwise("india", some)).toEqual([]);
});

describe("a link to a page of the same country", () => {
  test("shows the page in the same document: content, title, head, menu, focus, and says its title", async () => {
    const { page, messages } = await open("/india/");
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
    await follow(page, VISA);
    await arrivedAt(page, VISA);
    expect(pathOf(page)).toBe(VISA);
    expect(await page.locator("h1").textContent()).toBe("Student visa guidance in India");
    expect(await page.title()).toBe("Student visa guidance for Indian applicants | Farhaven India");
    const head = await page.evaluate(() => ({
      canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
      data: [...document.querySelectorAll("script[type='application/ld+json']")].length,
      current: document.querySelector(".menu [aria-current=page]")?.getAttribute("href"),
      focus: document.activeElement?.localName,
      said: document.querySelector("[aria-live=assertive]")?.textContent,
      top: scrollY,
    }));
    expect(head).toEqual({
      canonical: `https://www.farhaven.example${VISA}`,
      data: 3,
      current: VISA,
      focus: "main",
      said: await page.title(),
      top: 0,
    });
    expect([await isSameDocument(page), documents, messages]).toEqual([true, [], []]);
  });

  test("shows the page with its own styles from the start, and loads no stylesheet twice", async () => {
    const { page } = await open(VISA);
    const sheets: string[] = [];
    page.on("request", (request) => request.resourceType() === "stylesheet" && sheets.push(request.url()));
    const claims = () => getComputedStyle(document.querySelector(".claims--band")!).backgroundColor;
    // Before the first frame with the home.
    const shown = page.evaluate(
      () =>
        new Promise((resolve) =>
          new MutationObserver(() => {
            const band = document.querySelector(".claims--band");
            if (band) resolve(getComputedStyle(band).backgroundColor);
          }).observe(document, { subtree: true, childList: true }),
        ),
    );
    await follow(page, "/india/");
    await arrivedAt(page, "/india/");
    const loaded = await visit("/india/");
    expect(await shown).toBe(await loaded.page.evaluate(claims));
    for (const path of [VISA, "/india/"]) {
      await clickAdded(page, path);
      await arrivedAt(page, path);
    }
    expect(await page.evaluate(claims)).toBe(await shown);
    expect([sheets.length, await isSameDocument(page)]).toEqual([new Set(sheets).size, true]);
  });

  test("closes what is open: menu and modal", async () => {
    const { page } = await open("/india/", { context: { viewport: PHONE } });
    await page.locator(".header__toggle").click();
    await page.locator("#site_nav .menu__link[href='/india/contact-us/']:visible").first().click();
    await arrivedAt(page, CONTACT);
    expect(await page.locator("#site_nav").evaluate((nav) => nav.hasAttribute("open"))).toBe(false);
    await page.locator("[data-modal]:visible").first().click();
    await page.locator("dialog[open]").waitFor();
    await clickAdded(page, VISA);
    await arrivedAt(page, VISA);
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("works by keyboard, and from the search box", async () => {
    const { page } = await open("/india/");
    await page.locator(`main a[href="${VISA}"]`).first().focus();
    await page.keyboard.press("Enter");
    await arrivedAt(page, VISA);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
    await page.getByRole("button", { name: "Search this site" }).click();
    await page.keyboard.type("talk to us");
    await page.getByRole("option", { name: "Talk to us", exact: true }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await arrivedAt(page, CONTACT);
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.locator(".search__box").isVisible()).toBe(false);
  });
});

describe("a view transition", () => {
  /** Walks from page to page; gives how many transitions there were. */
  async function countTransitions(
    reducedMotion: "reduce" | "no-preference",
    paths: readonly string[],
  ): Promise<number> {
    const { page, messages } = await open("/india/", {
      context: { reducedMotion },
      prepare: (page) =>
        page.addInitScript(() => {
          // On a device where nothing takes time.
          performance.now = () => 1000;
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (change) => {
            document.documentElement.dataset["transitions"] =
              `${Number(document.documentElement.dataset["transitions"] ?? 0) + 1}`;
            return start(change);
          };
        }),
    });
    for (const path of paths) {
      await clickAdded(page, path);
      await arrivedAt(page, path);
    }
    expect([messages, await isSameDocument(page)]).toEqual([[], true]);
    return page.evaluate(() => Number(document.documentElement.dataset["transitions"] ?? 0));
  }

  test("is between pages once the device is known to be quick, and never for who wants little motion", async () => {
    expect(await countTransitions("no-preference", [VISA, CONTACT, NEWS])).toBe(2);
    expect(await countTransitions("reduce", [VISA, CONTACT])).toBe(0);
  });
});

describe("back and forward", () => {
  test("bring back page, scroll offset and focus", async () => {
    const { page, messages } = await open("/india/");
    const link = page.locator(`main a[href="${NEWS}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    await settle(page);
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(300);
    await link.click();
    await arrivedAt(page, NEWS);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await arrivedAt(page, "/india/");
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(NEWS);
    await page.goForward();
    await arrivedAt(page, NEWS);
    expect([pathOf(page), await isSameDocument(page), messages]).toEqual([NEWS, true, []]);
  });

  test("work after the page was loaded anew, at once and once the router is there again", async () => {
    const { page } = await open("/india/");
    await follow(page, VISA);
    await arrivedAt(page, VISA);
    await page.reload({ waitUntil: "commit" });
    await page.evaluate(() => history.back());
    await arrivedAt(page, "/india/");
    await page.goForward();
    await arrivedAt(page, VISA);
    await routed(page);
    await page.goBack();
    await arrivedAt(page, "/india/");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("a fragment is scrolled to on this page and on another one, and left by going back", async () => {
    const { page } = await open(VISA);
    const id = await page.locator("main [id]").last().getAttribute("id");
    await clickAdded(page, `#${id}`);
    await settle(page);
    const below = await page.evaluate(() => scrollY);
    expect(below).toBeGreaterThan(100);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await clickAdded(page, "/india/");
    await arrivedAt(page, "/india/");
    await clickAdded(page, `${VISA}#${id}`);
    await arrivedAt(page, VISA);
    expect(await page.evaluate((id) => document.activeElement?.id === id, id)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe("what the visitor has done stays", () => {
  test("what was typed in the modal, and in the form of a page that is left for another", async () => {
    const { page } = await open("/india/");
    await page.locator("[data-modal]:visible").first().click();
    const name = page.locator("dialog[open] [name='your-name']");
    await name.fill("Ada");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await clickAdded(page, CONTACT);
    await arrivedAt(page, CONTACT);
    await field(pageForm(page), "your-name").fill("Grace");
    await page.locator("[data-modal]:visible").first().click();
    expect(await name.inputValue()).toBe("Ada");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await clickAdded(page, VISA);
    await arrivedAt(page, VISA);
    await page.goBack();
    await arrivedAt(page, CONTACT);
    expect(await field(pageForm(page), "your-name").inputValue()).toBe("Grace");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("the exit popup opens once on a visit, whatever page it is on", async () => {
    const { page } = await open("/bhutan/", { popups: true, context: { viewport: DESKTOP } });
    const leave = () =>
      page.evaluate(() => document.dispatchEvent(new MouseEvent("mouseout", { clientY: -1, relatedTarget: null })));
    await leave();
    await page.locator("dialog[open]").waitFor();
    await page.locator("dialog[open] .modal__close").click();
    await clickAdded(page, "/bhutan/contact-us/");
    await arrivedAt(page, "/bhutan/contact-us/");
    await leave();
    await settle(page);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });
});

describe("what a page starts", () => {
  test("works on a page that was not loaded: sliders, tabs, form", async () => {
    const { page, services, messages } = await open(VISA);
    await clickAdded(page, "/india/");
    await arrivedAt(page, "/india/");
    const slider = page.locator("[data-slider='']").first();
    await slider.scrollIntoViewIfNeeded();
    await expect.poll(() => slider.locator("[data-slide=previous]").isDisabled()).toBe(true);
    await slider.locator("[data-slide=next]").click();
    await expect
      .poll(() => slider.locator(".slider__track").evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(0);

    await clickAdded(page, "/india/mbbs/");
    await arrivedAt(page, "/india/mbbs/");
    const tabs = page.getByRole("tab");
    await tabs.nth(1).click();
    expect(await tabs.nth(1).getAttribute("aria-selected")).toBe("true");

    await clickAdded(page, CONTACT);
    await arrivedAt(page, CONTACT);
    const form = pageForm(page);
    await field(form, "your-name").fill("Ada");
    await form.getByRole("button", { name: "Submit" }).click();
    await expect.poll(() => form.locator("[aria-invalid=true]").count()).toBeGreaterThan(0);
    expect([services.sent, await isSameDocument(page), messages]).toEqual([[], true, []]);
  });

  test("tells recent dates of posts as times ago on a page that was not loaded", async () => {
    const html = await (await fetch(inject("origin") + NEWS)).text();
    const iso = /<time dateTime="([^"]*)"[^>]* data-short="">/.exec(html)?.[1] ?? "";
    const { page } = await open(CONTACT, {
      prepare: (page) => page.clock.setFixedTime(Date.parse(iso) + 3 * 86_400_000),
    });
    await clickAdded(page, NEWS);
    await arrivedAt(page, NEWS);
    await expect.poll(() => page.locator("main time[data-short]").first().textContent()).toBe("3 days ago");
    expect(await isSameDocument(page)).toBe(true);
  });
});
