import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { Manifest, ManifestPage } from "../../../cli/review/manifest.ts";
import { reviewManifests } from "../../../cli/review/review.ts";
import { manifestOf } from "./manifestOf.ts";

const SHIPPED = resolve(import.meta.dirname, "../../..");

/** A page's path in pieces: folder, slug. */
const split = (path: string) => {
  const parts = path.split("/").filter(Boolean);
  return {
    folder: parts
      .slice(0, -1)
      .map((part) => `${part}/`)
      .join(""),
    words: (parts.at(-1) ?? "").split("-"),
  };
};
/** A text of which a part was written anew: some of its sketch's eight numbers are others. */
const rewritten = (page: ManifestPage, numbers: number): ManifestPage => ({
  ...page,
  copy: `new-${page.copy}`,
  ...(page.text && { text: "0".repeat(numbers * 2) + page.text.slice(numbers * 2) }),
});

type Move = (path: string, page: ManifestPage) => [path: string, page: ManifestPage];
const renamed =
  (rename: (words: string[]) => string[], numbers = 0): Move =>
  (path, page) => {
    const { folder, words } = split(path);
    return [`${folder}${rename(words).join("-")}/`, numbers > 0 ? rewritten(page, numbers) : page];
  };
/** What people do to addresses. */
const MOVES: Record<string, Move> = {
  "words in another order": renamed((words) => [...words.slice(1), words[0] ?? ""], 2),
  "a plural": renamed((words) => words.map((word, index) => (index === words.length - 1 ? `${word}s` : word)), 4),
  "a word less": renamed((words) => (words.length > 1 ? words.slice(0, -1) : ["about", ...words]), 3),
  "a word more": renamed((words) => ["your", ...words], 5),
  "another spelling": renamed((words) => words.map((word) => word.replace("o", "oo").replace("l", "ll")), 4),
  "another slug altogether": renamed(() => ["info-page"], 1),
  "another folder": (path, page) => [`guides/${split(path).words.join("-")}/`, rewritten(page, 3)],
  "no folder, and another title": (path, page) => [
    `${split(path).words.join("-")}-explained/`,
    { ...rewritten(page, 3), title: `All about: ${page.title}` },
  ],
  "a number for a name": renamed((words) => [`page-${words.join("").length}`], 0),
  "another template": (path, page) => [
    `${split(path).folder}new-${split(path).words.join("-")}/`,
    { ...rewritten(page, 4), template: "landing" },
  ],
};

/** Moves every third page of each site, in a way of its own; gives the new state and where each went. */
function moveMany(live: Manifest): { next: Manifest; expected: Map<string, string> } {
  const moves = Object.values(MOVES);
  const expected = new Map<string, string>();
  let count = 0;
  const sites = Object.entries(live.sites).map(([key, site]) => {
    const pages: Record<string, ManifestPage> = {};
    for (const [index, [path, page]] of Object.entries(site.pages).entries()) {
      const move = index % 2 === 1 ? moves[count++ % moves.length] : undefined;
      const [to, now] = move?.(path, page) ?? [path, page];
      const free = to in site.pages || to in pages ? `${to.slice(0, -1)}-${index}/` : to;
      pages[move ? free : path] = now;
      if (move) expected.set(`/${key}/${path}`, `/${key}/${free}`);
    }
    return [key, { ...site, pages }] as const;
  });
  return { next: { ...live, sites: Object.fromEntries(sites) }, expected };
}

it("proposes the page that was meant for nine of ten moves", () => {
  const live = manifestOf({ root: SHIPPED });
  const { next, expected } = moveMany(live);
  const { vanished } = reviewManifests(live, next);
  expect(expected.size).toBeGreaterThanOrEqual(100);
  expect(vanished.length).toBe(expected.size);
  const wrong = vanished.filter(
    ({ page, proposal }) => proposal?.to.networkPath !== expected.get(page?.networkPath ?? ""),
  );
  const right = 1 - wrong.length / expected.size;
  process.stdout.write(`${vanished.length - wrong.length} of ${expected.size} moves proposed rightly\n`);
  expect(right, wrong.map(({ path, proposal }) => `${path} → ${proposal?.to.path}`).join("\n")).toBeGreaterThanOrEqual(
    0.9,
  );
});
