import { expect, test } from "vitest";
import { hydrated, NO_PAGE } from "./browser.ts";
import { json } from "./contentApi.ts";
import { menu, menuLinks, menuTitles } from "./headerMenu.ts";
import { visit } from "./visit.ts";

const PATH = "/bhutan/services/";
const CMS = "https://cms.farhaven.example";
/** Ids of the header menus in the CMS. */
const MENU_IDS: Record<string, string> = { australia: "10", bhutan: "7" };

test("the server's menu, up to three levels, takes the place of the prerendered one", async () => {
  const pages = ["careers", "contact-us", "register", "webinar"];
  const level = (depth: number): object => ({
    title: `Level ${depth}`,
    url: `/bhutan/${pages[depth - 1]}/`,
    child: depth < 4 ? [level(depth + 1)] : null,
  });
  const answer = json([{ title: "Start", url: "/bhutan/", child: null }, level(1)]);
  const { page, messages } = await visit(PATH, { answers: { menu: answer } });
  await expect.poll(() => menuTitles(page)).toEqual(["Start", "Level 1"]);
  expect(await menuLinks(page)).toEqual([
    ["Start", "/bhutan/"],
    ["All about level 1", "/bhutan/careers/"],
    ["All about level 2", "/bhutan/contact-us/"],
    ["Level 3", "/bhutan/register/"],
  ]);
  // By mouse: resting on a title opens its panel. By keyboard: Enter opens, Esc closes and goes back to the title.
  const title = menu(page).locator("summary", { hasText: "Level 1" });
  await title.hover();
  await page.getByRole("link", { name: "All about level 1" }).waitFor();
  await menu(page).locator("summary", { hasText: "Level 2" }).click();
  await page.getByRole("link", { name: "Level 3" }).waitFor();
  await page.mouse.move(700, 800);
  await page.getByRole("link", { name: "Level 3" }).waitFor({ state: "hidden" });
  await title.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("All about level 1");
  await page.keyboard.press("Escape");
  expect(
    await title.evaluate((element) => [
      element === document.activeElement,
      (element.parentElement as HTMLDetailsElement).open,
    ]),
  ).toEqual([true, false]);
  expect(messages).toEqual([]);
});

test("each country asks for its own menu", async () => {
  const { page } = await visit(NO_PAGE);
  for (const [country, id] of Object.entries(MENU_IDS)) {
    const request = page.waitForRequest("**/menus/v1/menu/*");
    await page.goto(`/${country}/careers/`);
    await hydrated(page);
    const url = (await request).url();
    expect([country, url.split("/").at(-1)]).toEqual([country, id]);
    expect((await request).method()).toBe("GET");
  }
});

test("what a CMS makes of a menu: entities, its own host, children in any shape; no scheme but the harmless ones", async () => {
  const child = (title: unknown, url: unknown) => ({ title, url });
  const answer = json({
    1: {
      title: "Fees &amp; funding &#8211; &quot;all&quot;",
      url: `${CMS}/bhutan/services//scholarship-guidance`,
      child: [],
    },
    2: {
      title: "<b>Visas</b>&nbsp;&hellip;",
      url: "#",
      children: {
        7: child("Student &lt;visa&gt;", `${CMS}/bhutan/visa?x=1#top`),
        8: child("Brochure", `${CMS}/wp-content/fees.pdf`),
      },
    },
    3: {
      title: { rendered: "Talk" },
      url: "",
      child_items: [
        child("Call", "tel:+97500000000"),
        child("Write", "mailto:bhutan@farhaven.example"),
        child("Partner", "https://partner.example/a"),
      ],
    },
    4: {
      title: "Never",
      url: null,
      child: [
        "javascript:alert(1)",
        " JaVaScRiPt:alert(1)",
        "java\nscript:alert(1)",
        "&#106;avascript:alert(1)",
        "data:text/html,x",
        "vbscript:x",
        "//evil.example/",
        "/\\evil.example",
        "https://me:pass@evil.example/",
        "blob:x",
      ].map((url) => child("Bad", url)),
    },
    5: { title: "Kept", url: "/bhutan/news/", child: "nothing" },
  });
  const { page, messages } = await visit(PATH, { answers: { menu: answer } });
  await expect.poll(() => menuTitles(page)).toEqual(['Fees & funding – "all"', "Visas …", "Talk", "Kept"]);
  expect(await menuLinks(page)).toEqual([
    ['Fees & funding – "all"', "/bhutan/services/scholarship-guidance/"],
    ["Student <visa>", "/bhutan/visa/?x=1#top"],
    ["Brochure", `${CMS}/wp-content/fees.pdf`],
    ["Call", "tel:+97500000000"],
    ["Write", "mailto:bhutan@farhaven.example"],
    ["Partner", "https://partner.example/a"],
    ["Kept", "/bhutan/news/"],
  ]);
  expect(messages).toEqual([]);
});
