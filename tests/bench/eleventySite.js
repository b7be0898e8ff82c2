import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { copyAssets, copyContent, fields, icons, menu } from "./hugoSite.js";

/**
 * The same site for Eleventy, with what it recommends: Markdown, Nunjucks and collections. `packages` is the folder where
 * it is installed (`npm install @11ty/eleventy`). Gives its script and arguments.
 */
export function makeEleventySite(folder, project, packages) {
  rmSync(folder, { recursive: true, force: true });
  const content = join(folder, "content");
  copyContent(content, project);
  renameSync(join(content, "home.md"), join(content, "index.md"));
  copyAssets(join(folder, "assets"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(resolve(packages, "node_modules"), join(folder, "node_modules"));
  return ["node_modules/@11ty/eleventy/cmd.cjs", "--quiet"];
}

const links = menu.map(({ label, url, items }) => ({
  label,
  all: `<a class="menu__link" href="${url}">All about ${label}</a>`,
  items: items.map((item) => `<li><a class="menu__link" href="${item.url}">${item.label}</a></li>`).join(""),
}));
/** What is the same on every page is made once there, too. */
const around = {
  header: `${icons}<header><nav aria-label="Main"><ul class="menu">${links.map(({ label, all, items }) => `<li class="menu__item"><details class="menu__details" name="menu"><summary class="menu__link">${label}</summary><ul class="menu__panel"><li>${all}</li>${items}</ul></details></li>`).join("")}</ul></nav></header>`,
  footer: `<footer>${links.map(({ label, items }) => `<nav aria-label="${label}"><h2>${label}</h2><ul>${items}</ul></nav>`).join("")}</footer>`,
  form: `<dialog id="enquiry"><form method="post" action="/send">${fields.map((label) => `<div class="field"><label for="${label}">${label}</label><input id="${label}" name="${label}" required><p class="field__error" id="${label}-error"></p></div>`).join("")}<button type="submit">Send</button></form></dialog>`,
};

const CARD = `<article class="card"><h3><a href="{{ post.url }}">{{ post.data.title }}</a></h3><p>{{ post.data.summary }}</p><p><time>{{ post.date | day }}</time></p></article>`;
/** Pages with a list of posts each. */
const lists = (data, posts) => `---json
${JSON.stringify({ layout: "base.njk", title: "News", ...data })}
---
<h1>{{ title }}</h1>{% for post in ${posts} %}${CARD}{% endfor %}
<nav aria-label="Pages">{% for href in pagination.hrefs %}<a href="{{ href }}">{{ loop.index }}</a>{% endfor %}</nav>`;

const FILES = {
  "eleventy.config.mjs": `
import markdown from "markdown-it";
const md = markdown({ html: true });
const byDate = (a, b) => b.date - a.date;
const news = (api) => api.getFilteredByGlob("content/news/post-*.md").sort(byDate);
const categories = (posts) => Map.groupBy(posts, (post) => post.data.category);
export default (config) => {
  config.setLibrary("md", md);
  config.addPassthroughCopy("assets");
  config.addFilter("day", (date) => date.toISOString().slice(0, 10));
  config.addFilter("markdown", (text) => md.render(text));
  config.addFilter("except", (posts, url) => (posts ?? []).filter((post) => post.url !== url).slice(0, 3));
  config.addCollection("posts", news);
  config.addCollection("byCategory", (api) => Object.fromEntries(categories(news(api))));
  config.addCollection("categoryPages", (api) =>
    [...categories(news(api))].flatMap(([name, posts]) =>
      Array.from({ length: Math.ceil(posts.length / 9) }, (_, page) => ({
        name,
        path: page === 0 ? name : name + "/page/" + (page + 1),
        posts: posts.slice(page * 9, (page + 1) * 9),
      })),
    ),
  );
  return { dir: { input: "content", includes: "../layouts", data: "../data" }, markdownTemplateEngine: false };
};
`,
  "data/around.json": JSON.stringify(around),
  "data/layout.json": JSON.stringify("single.njk"),
  "layouts/base.njk": `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }} | Bench</title>
<meta name="description" content="{{ description }}">
<link rel="canonical" href="https://www.example.com{{ page.url }}">
<meta property="og:type" content="article">
<meta property="og:url" content="https://www.example.com{{ page.url }}">
<meta property="og:title" content="{{ title }}">
<meta property="og:description" content="{{ description }}">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://www.example.com/"},{"@type":"ListItem","position":2,"name":{{ title | dump | safe }},"item":"https://www.example.com{{ page.url }}"}]}</script>
<link rel="stylesheet" href="/assets/main.css">
</head>
<body>
{{ around.header | safe }}
<main id="main"><nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li>{{ title }}</li></ol></nav>
{{ content | safe }}
</main>
{{ around.footer | safe }}
{{ around.form | safe }}
</body>
</html>
`,
  "layouts/single.njk": `---
layout: base.njk
---
<article><h1>{{ title }}</h1><p>{{ summary }}</p><p><time>{{ page.date | day }}</time></p>{{ content | safe }}</article>
{% if faq %}<section id="faq">{% for entry in faq %}<details><summary>{{ entry.question }}</summary>{{ entry.answer | markdown | safe }}</details>{% endfor %}</section>{% endif %}
{% if category %}<section><h2>Read next</h2>{% for post in collections.byCategory[category] | except(page.url) %}${CARD}{% endfor %}</section>{% endif %}
`,
  "content/posts.njk": lists(
    {
      pagination: { data: "collections.posts", size: 9 },
      permalink: "/all/{% if pagination.pageNumber %}page/{{ pagination.pageNumber + 1 }}/{% endif %}",
    },
    "pagination.items",
  ),
  "content/categories.njk": lists(
    {
      pagination: { data: "collections.categoryPages", size: 1, alias: "list" },
      permalink: "/categories/{{ list.path }}/",
    },
    "list.posts",
  ),
};
