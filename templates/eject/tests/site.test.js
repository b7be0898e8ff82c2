// Looks through the built site: `npm test` builds it first.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");
const { base, sites } = JSON.parse(readFileSync(join(root, "src/data/sites.json"), "utf8"));
const homes = sites.map(({ folder }) => (folder === "" ? base : `${base}${folder}/`));
const data = join(root, "src/data/pages");
const documents = readdirSync(data, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(join(data, name), "utf8")));

/** The file of the upload that answers a path of the host. */
function fileOf(path) {
  const inside = decodeURIComponent(path.slice(base.length).replace(/[?#].*$/s, ""));
  return join(root, "dist", inside === "" || inside.endsWith("/") ? `${inside}index.html` : inside);
}

/** Paths of this site that a page's elements name, other countries and redirects left out. */
function ownPaths(html) {
  const markup = html.replace(/<script[^>]*>.*?<\/script>/gs, (script) => script.slice(0, script.indexOf(">") + 1));
  const found = [...markup.matchAll(/ (?:href|src)="(\/[^"/][^"]*|\/)"/g)].map(([, path]) => path);
  return [...new Set(found)].filter((path) => homes.some((home) => path.startsWith(home)));
}

test("there are pages", () => assert.ok(documents.length > 1));

for (const { page, head } of documents)
  test(page.path, () => {
    const html = readFileSync(fileOf(page.path), "utf8");
    // Not `match`: it would print the whole page.
    assert.ok(/^<!doctype html>/i.test(html), "no doctype");
    assert.ok(/<title>[^<]+<\/title>/.test(html), `no title; its data says "${head.title}"`);
    assert.equal(html.match(/<h1[\s>]/g)?.length, 1, "a page has one main heading");
    const [, payload] = /<script type="application\/json" id="page_data">(.*?)<\/script>/s.exec(html) ?? [];
    assert.ok(payload, "no data for the page's scripts");
    const { site, page: shown } = JSON.parse(payload);
    assert.equal(shown.path, page.path);
    assert.ok(existsSync(fileOf(site)), `no data of the site: ${site}`);
    const [, boot] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
    assert.ok(boot && existsSync(fileOf(boot)), `no script: ${boot}`);
    const broken = ownPaths(html).filter((path) => !existsSync(fileOf(path)));
    assert.deepEqual(broken, [], "links that lead nowhere");
  });
