// Control: parses, renders and writes the posts of a project with nothing around. `node plainSite.js <project> <out>`
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import MarkdownIt from "markdown-it";

const PER_PAGE = 9;
const [project, out] = process.argv.slice(2);
const folder = join(project, "countries/content/india/news");
const markdown = new MarkdownIt();
const chrome = Array.from(
  { length: 120 },
  (_, index) => `<li><a class="link" href="/entry/${index}/">Entry ${index}</a></li>`,
);
const shell = (title, main) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><header><ul>${chrome.join("")}</ul></header><main>${main}</main><footer><ul>${chrome.join("")}</ul></footer></body></html>`;

const posts = readdirSync(folder).map((name) => {
  const [, head = "", body = ""] =
    /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(readFileSync(join(folder, name), "utf8")) ?? [];
  const facts = Object.fromEntries([...head.matchAll(/^(\w+): (.*)$/gm)].map(([, key, value]) => [key, value]));
  write(`news/${name.slice(0, -3)}`, shell(facts.title, `<h1>${facts.title}</h1>${markdown.render(body)}`));
  return { href: `/news/${name.slice(0, -3)}/`, ...facts };
});
posts.sort((a, b) => String(b.date).localeCompare(String(a.date)));
const categories = [...new Set(posts.map(({ category }) => category))];
const lists = categories.map((name) => [name, posts.filter(({ category }) => category === name)]);
for (const [name, listed] of [["all", posts], ...lists]) {
  for (let start = 0; start < listed.length; start += PER_PAGE) {
    const cards = listed.slice(start, start + PER_PAGE);
    const main = cards.map(({ title, href, summary }) => `<h2><a href="${href}">${title}</a></h2><p>${summary}</p>`);
    write(`news/${name}/page/${start / PER_PAGE + 1}`, shell(name, main.join("")));
  }
}

function write(path, html) {
  mkdirSync(join(out, path), { recursive: true });
  writeFileSync(join(out, path, "index.html"), html);
}
