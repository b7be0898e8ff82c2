import { describe, expect, it } from "vitest";
import { checkBudgets } from "../../../../cli/build/weights/checkBudgets.ts";
import type { PageWeight } from "../../../../cli/build/weights/weighSite.ts";
import type { TemplateName } from "../../../../runtime/site/page.ts";

const page = (path: string, template: string, images: number): PageWeight => ({
  path,
  template: template as TemplateName,
  document: 10_000,
  script: 80_000,
  styles: 16_000,
  images,
  fonts: 20_000,
  total: 126_000 + images,
  files: [
    { file: "mu/assets/app.js", kind: "script", bytes: 80_000 },
    { file: "mu/assets/beach.avif", kind: "images", bytes: images },
  ],
});
const PAGES = [page("/mu/", "home", 90_000), page("/mu/a/", "article", 60_000), page("/mu/b/", "article", 70_500)];
const locate = (path: readonly PropertyKey[]) => ({ file: path.join("."), line: 1, column: 1, length: 1 });
const check = (budgets: Parameters<typeof checkBudgets>[0]) =>
  checkBudgets(budgets, PAGES, locate).map(({ message, hint, place }) => `${place.file}: ${message}\n→ ${hint}`);

describe("a budget", () => {
  it("that is kept says nothing", () => expect(check({ default: { images: 90, total: 216 } })).toEqual([]));

  it("is a problem once for all pages over it, and names the heaviest with its files", () =>
    expect(check({ default: { images: 50 }, home: { images: 100 } })).toMatchInlineSnapshot(`
      [
        "budgets.default.images: /mu/b/ has 70.5 kB of pictures, 20.5 kB over the budget of 50.0 kB; 1 more page exceeds it
      → The largest files: mu/assets/beach.avif (70.5 kB). Reduce them, or raise \`budgets.default.images\`.",
      ]
    `));

  it("of a type goes before that of all, part by part", () =>
    expect(check({ default: { images: 40, script: 75 }, article: { images: 65 } })).toMatchInlineSnapshot(`
      [
        "budgets.default.script: /mu/ has 80.0 kB of scripts, 5.0 kB over the budget of 75.0 kB; 2 more pages exceed it
      → The largest files: mu/assets/app.js (80.0 kB). Reduce them, or raise \`budgets.default.script\`.",
        "budgets.default.images: /mu/ has 90.0 kB of pictures, 50.0 kB over the budget of 40.0 kB
      → The largest files: mu/assets/beach.avif (90.0 kB). Reduce them, or raise \`budgets.default.images\`.",
        "budgets.article.images: /mu/b/ has 70.5 kB of pictures, 5.5 kB over the budget of 65.0 kB
      → The largest files: mu/assets/beach.avif (70.5 kB). Reduce them, or raise \`budgets.article.images\`.",
      ]
    `));

  it("of everything names the largest files of any kind", () =>
    expect(check({ home: { total: 200 } })).toMatchInlineSnapshot(`
      [
        "budgets.home.total: /mu/ has 216.0 kB of all loaded files, 16.0 kB over the budget of 200.0 kB
      → The largest files: mu/assets/beach.avif (90.0 kB), mu/assets/app.js (80.0 kB). Reduce them, or raise \`budgets.home.total\`.",
      ]
    `));
});
