import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../bench/makeSite.js";
// @ts-expect-error a script without types
import { uniqueWord, wordyPages, writeWordyPost } from "../bench/wordySite.js";
import { routed } from "../e2e/router.ts";
import { box, input, openBox, options, results } from "../e2e/searchBox.ts";
import { serveSites, type ServedSites } from "../sites/serve.ts";
import { visit, type Visit } from "../e2e/visit.ts";

interface Post {
  slug: string;
  title: string;
}

/** So many posts that their texts are too large for one index. */
const POSTS = [...(wordyPages(120) as Iterable<Post>)];
/** The post that the tests look for, by a word that only its text has. */
const [POST, WORD] = [POSTS[76]!, uniqueWord(77) as string];

const INDEX = "/india/search/index.json";
const WORDS = "**/assets/words-*.json";
const isWords = (path: string) => path.includes("/assets/words-");

let sites: ServedSites;
beforeAll(async () => {
  const root = join(dirname(inject("root")), "large");
  makeSite(root, 0);
  for (const post of POSTS) writeWordyPost(root, post);
  sites = await serveSites(root);
});
afterAll(() => sites.stop());

/** Opens a page; gives with it what of the search is asked for. */
async function open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit & { asked: string[] }> {
  const asked: string[] = [];
  const visited = await visit(path, {
    context: { baseURL: sites.origin },
    prepare: async (page) => {
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname === INDEX || isWords(pathname)) asked.push(pathname);
      });
      await prepare?.(page);
    },
  });
  return { ...visited, asked };
}

test("a word that only one text has is found from the box, for which nothing is loaded before", async () => {
  const { page, asked, messages } = await open("/india/");
  await routed(page);
  expect(asked).toEqual([]);
  await openBox(page);
  await expect.poll(() => asked).toEqual([INDEX]);
  await page.keyboard.type(WORD);
  await expect.poll(() => options(page).first().textContent()).toBe(POST.title);
  expect(asked.filter(isWords).length).toBeLessThanOrEqual(3);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/india/news/${POST.slug}/`);
  expect(messages).toEqual([]);
});

test("and by the address of the page of results, with a mistake, too", async () => {
  const { page, asked, messages } = await open(`/india/search/?q=${WORD}`);
  await expect.poll(() => results(page).first().textContent()).toBe(POST.title);
  expect(asked.filter(isWords)).toHaveLength(1);
  await page.getByRole("main").getByRole("searchbox").fill(WORD.replace("word", "wrd"));
  await expect.poll(() => page.getByRole("main").getByRole("status").textContent()).toMatch(/found/);
  expect(await results(page).allTextContents()).toContain(POST.title);
  expect(messages).toEqual([]);
});

test("while texts are on their way titles are shown, and nobody is told that there is nothing", async () => {
  let send = () => {};
  const sent = new Promise<void>((done) => (send = done));
  const { page } = await open("/india/", (opened) =>
    opened.route(WORDS, async (route) => {
      await sent;
      await route.continue();
    }),
  );
  await openBox(page);
  await input(page).fill(WORD);
  await page.waitForRequest(WORDS);
  expect(await box(page).locator(".search__empty").count()).toBe(0);
  // The last query is answered, whatever comes in between.
  const title = POSTS[3]!.title;
  await input(page).fill(title);
  await expect.poll(() => options(page).first().textContent()).toBe(title);
  expect(await box(page).getByRole("status").textContent()).toBe("");
  send();
  await expect.poll(() => box(page).getByRole("status").textContent()).toMatch(/found/);
  expect(await options(page).first().textContent()).toBe(title);
  await input(page).fill(WORD);
  await expect.poll(() => options(page).first().textContent()).toBe(POST.title);
});

test("when texts can't be loaded, titles are searched all the same", async () => {
  const { page } = await open(`/india/search/?q=${encodeURIComponent(POST.title)}`, (opened) =>
    opened.route(WORDS, (route) => route.abort()),
  );
  await expect.poll(() => results(page).first().textContent()).toBe(POST.title);
  await expect.poll(() => page.getByRole("main").getByRole("status").textContent()).toMatch(/found/);
  await page.getByRole("main").getByRole("searchbox").fill(WORD);
  await page.getByText("Check the spelling").waitFor();
});
