import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const hasHugo = () => spawnSync("hugo", ["version"]).status === 0;

/**
 * The same site for Hugo: the same Markdown, styles, fonts and drawings, a menu of 40 items and a footer from data, the
 * enquiry form in a dialog on every page, crumbs as links and as JSON-LD, related posts, lists of nine in all and by
 * category. What is the same on every page is rendered once there, too (`partialCached`).
 */
export function makeHugoSite(folder, project) {
  rmSync(folder, { recursive: true, force: true });
  const content = join(folder, "content");
  copyContent(content, project);
  renameSync(join(content, "home.md"), join(content, "_index.md"));
  for (const section of readdirSync(content)) {
    const index = join(content, section, "index.md");
    if (existsSync(index)) renameSync(index, join(content, section, "_index.md"));
  }
  for (const name of readdirSync(join(content, "news"))) {
    const post = join(content, "news", name);
    writeFileSync(post, readFileSync(post, "utf8").replace(/^category: (.*)$/m, "categories: [$1]"));
  }
  copyAssets(join(folder, "static/assets"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** The Markdown files of a project with one country. */
export function copyContent(folder, project) {
  for (const part of ["shared", "india"])
    cpSync(join(project, "countries/content", part), folder, { recursive: true, force: true });
}

/** The styles, fonts and drawings that sitegen brings along. */
export function copyAssets(folder) {
  const bundles = join(import.meta.dirname, "../../lib/bundles");
  const assets = join(bundles, readdirSync(bundles)[0], "client/assets");
  for (const name of readdirSync(assets).filter((file) => /\.(?:css|svg|woff2)$/.test(file)))
    cpSync(join(assets, name), join(folder, name.endsWith(".css") ? "main.css" : name));
}

export const menu = Array.from({ length: 5 }, (_, group) => ({
  label: `Group ${group}`,
  url: `/group-${group}/`,
  items: Array.from({ length: 7 }, (_, item) => ({ label: `Entry ${item}`, url: `/group-${group}/entry-${item}/` })),
}));
/** What every page of ours has in it, too. */
export const icons = readFileSync(join(import.meta.dirname, "../../runtime/ui/icons.svg"), "utf8");
export const fields = ["Name", "Email", "Phone", "State", "City", "Office", "Interest", "Country", "Message"];

const FILES = {
  "config.toml": `baseURL = "https://www.example.com/"
languageCode = "en-AU"
title = "Bench"
paginate = 9
disableKinds = ["RSS"]
[taxonomies]
category = "categories"
`,
  "data/site.json": JSON.stringify({ menu, fields, countries: ["india", "australia", "bhutan", "philippines"] }),
  "layouts/_default/baseof.html": `<!doctype html>
<html lang="{{ .Site.LanguageCode }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} | {{ .Site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
<meta property="og:type" content="article">
<meta property="og:url" content="{{ .Permalink }}">
<meta property="og:title" content="{{ .Title }}">
<meta property="og:description" content="{{ .Description }}">
<script type="application/ld+json">{{ dict "@context" "https://schema.org" "@type" "BreadcrumbList" "itemListElement" (slice (dict "@type" "ListItem" "position" 1 "name" "Home" "item" .Site.BaseURL) (dict "@type" "ListItem" "position" 2 "name" .Title "item" .Permalink)) | jsonify | safeJS }}</script>
<link rel="stylesheet" href="/assets/main.css">
</head>
<body>
{{ partialCached "header.html" . }}
<main id="main">
<nav aria-label="Breadcrumb"><ol>{{ range .Ancestors.Reverse }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}<li>{{ .Title }}</li></ol></nav>
{{ block "main" . }}{{ end }}
</main>
{{ partialCached "footer.html" . }}
{{ partialCached "form.html" . }}
</body>
</html>
`,
  "layouts/partials/header.html": `${icons}<header><nav aria-label="Country sites"><ul>{{ range .Site.Data.site.countries }}<li><a href="/{{ . }}/"><img src="/flags/{{ . }}.svg" alt="" width="20" height="15" loading="lazy">{{ humanize . }}</a></li>{{ end }}</ul></nav>
<nav aria-label="Main"><ul class="menu">{{ range .Site.Data.site.menu }}<li class="menu__item"><details class="menu__details" name="menu"><summary class="menu__link">{{ .label }}<svg class="icon" width="20" height="20" aria-hidden="true"><use href="#icon-chevron"></use></svg></summary><ul class="menu__panel"><li class="menu__item menu__item--all"><a class="menu__link" href="{{ .url }}">All about {{ .label }}</a></li>{{ range .items }}<li class="menu__item"><a class="menu__link" href="{{ .url }}">{{ .label }}</a></li>{{ end }}</ul></details></li>{{ end }}</ul></nav></header>
`,
  "layouts/partials/footer.html": `<footer>{{ range .Site.Data.site.menu }}<nav aria-label="{{ .label }}"><h2>{{ .label }}</h2><ul>{{ range .items }}<li><a class="footer__link" href="{{ .url }}">{{ .label }}</a></li>{{ end }}</ul></nav>{{ end }}</footer>
`,
  "layouts/partials/form.html": `<dialog id="enquiry"><form method="post" action="/send">{{ range $index, $label := .Site.Data.site.fields }}<div class="field"><label for="field-{{ $index }}">{{ $label }}</label><input id="field-{{ $index }}" name="{{ urlize $label }}" required><p class="field__error" id="field-{{ $index }}-error"></p></div>{{ end }}<button type="submit">Send</button></form></dialog>
`,
  "layouts/partials/card.html": `<article class="card"><h3><a href="{{ .RelPermalink }}">{{ .Title }}</a></h3><p>{{ .Params.summary }}</p><p><time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "2 January 2006" }}</time> {{ .ReadingTime }} min</p></article>
`,
  "layouts/_default/single.html": `{{ define "main" }}<article><h1>{{ .Title }}</h1><p>{{ .Params.summary }}</p><p><time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "2 January 2006" }}</time> {{ .ReadingTime }} min</p>{{ .Content }}</article>
{{ with .Params.faq }}<section id="faq">{{ range . }}<details><summary>{{ .question }}</summary>{{ .answer | markdownify }}</details>{{ end }}</section>{{ end }}
{{ with .Params.categories }}{{ $page := $ }}<section><h2>Read next</h2>{{ range first 4 (index site.Taxonomies.categories (index . 0)).Pages }}{{ if ne . $page }}{{ partial "card.html" . }}{{ end }}{{ end }}</section>{{ end }}{{ end }}
`,
  "layouts/_default/list.html": `{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}{{ range (.Paginate .RegularPages).Pages }}{{ partial "card.html" . }}{{ end }}{{ template "_internal/pagination.html" . }}{{ end }}
`,
  "layouts/index.html": `{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}{{ range first 3 (where .Site.RegularPages "Section" "news") }}{{ partial "card.html" . }}{{ end }}{{ end }}
`,
};
