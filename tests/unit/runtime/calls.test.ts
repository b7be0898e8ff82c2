import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";

const code = listFiles("runtime")
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(`runtime/${name}`, "utf8")] as const);

it("the browser asks the content API in one place: for menus, and for the site options that an own part reads", () => {
  const callers = code.filter(([, text]) => /(?<![\w.])fetch\(/.test(text)).map(([name]) => name);
  expect(callers.sort()).toEqual([
    // What counters are sent.
    "analytics/adapter.ts",
    // The site's data, beside the page.
    "app/hydratePage.ts",
    // The content API.
    "content/contentStore.ts",
    // The site's data, for a section with code in the browser.
    "parts/hydrateSection.tsx",
    // Lists of the site's own pages, when they are needed.
    "search/NearPages.tsx",
    "search/openFinder.ts",
    "site/detectCountry.ts",
    "site/sendLead.ts",
  ]);
  expect(code.filter(([, text]) => text.includes("askApi(")).map(([name]) => name)).toEqual([
    "content/contentStore.ts",
    "content/useContent.ts",
  ]);
});
