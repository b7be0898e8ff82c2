import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseSync, Visitor, type ESTree } from "vite";
import { listFiles } from "../../../../cli/core/files.ts";
import * as names from "../../../../runtime/site/browserStorage.ts";

/** Calls that keep something in the browser under the name in their first argument. */
const WRITES =
  /^(?:localStorage|sessionStorage)\.setItem$|^indexedDB\.open$|^caches\.open$|^Cookies\.set$|^cookieStore\.set$/;

/** Where the name is not a constant: popups take it from the configuration, and one cookie is written without js-cookie. */
const KNOWN = [
  "runtime/page/document.ts: `${COUNTRY_COOKIE}=${encodeURIComponent(key)}; path=/; max-age=${COUNTRY_SECONDS}; samesite=lax`",
  "runtime/modals/offerPopup.ts: cookie",
];

const textOf = (source: string, { start, end }: ESTree.Span) => source.slice(start, end);

/** What a script's text keeps under which name, as it is written. */
function findNames(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (name && WRITES.test(textOf(source, callee))) found.push(textOf(source, name));
    },
    AssignmentExpression({ left, right }) {
      if (textOf(source, left) === "document.cookie") found.push(textOf(source, right));
    },
    MemberExpression(node) {
      // Another way to write, which this test does not know.
      const use = textOf(source, node);
      if (/^(?:localStorage|sessionStorage)\.(?!getItem|setItem|removeItem)/.test(use)) found.push(use);
    },
  }).visit(parseSync(file, source).program);
  return found.map((name) => `${file}: ${name}`);
}

it("scripts keep nothing in the browser under a name that pages about privacy don't list", () => {
  const files = listFiles("runtime").filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) => findNames(`runtime/${file}`));
  const isListed = (use: string) => Object.keys(names).some((name) => use.endsWith(`: ${name}`)) || KNOWN.includes(use);
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(found.filter((use) => !isListed(use))).toEqual([]);
});
