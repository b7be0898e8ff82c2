import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const hasHugo = () => spawnSync("hugo", ["version"]).status === 0;

/** The same posts and fixed pages for Hugo, with a header of 40 links, a form on every page and lists of nine. */
export function makeHugoSite(folder, project) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "layouts/_default"), { recursive: true });
  const content = join(project, "countries/content/india");
  cpSync(content, join(folder, "content"), { recursive: true });
  writeFileSync(
    join(folder, "config.toml"),
    'baseURL = "https://www.example.com/"\nlanguageCode = "en"\ntitle = "Bench"\npaginate = 9\ndisableKinds = ["RSS"]\n[taxonomies]\ncategory = "categories"\n',
  );
  const links = Array.from(
    { length: 40 },
    (_, index) => `<li><a href="/services/page-${index}/">Entry ${index}</a></li>`,
  ).join("");
  const form = `<dialog id="enquiry"><form method="post" action="/send">${Array.from({ length: 8 }, (_, index) => `<label for="f${index}">Field ${index}</label><input id="f${index}" name="f${index}">`).join("")}<button>Send</button></form></dialog>`;
  const base = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}"></head><body><header><nav><ul>${links}</ul></nav></header><main>{{ block "main" . }}{{ end }}</main><footer><ul>${links}</ul></footer>${form}</body></html>`;
  writeFileSync(join(folder, "layouts/_default/baseof.html"), base);
  writeFileSync(
    join(folder, "layouts/_default/single.html"),
    '{{ define "main" }}<article><h1>{{ .Title }}</h1><p>{{ .Params.summary }}</p>{{ .Content }}</article>{{ end }}',
  );
  writeFileSync(
    join(folder, "layouts/_default/list.html"),
    '{{ define "main" }}<h1>{{ .Title }}</h1>{{ range (.Paginate .Pages).Pages }}<article><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p>{{ .Params.summary }}</p></article>{{ end }}{{ template "_internal/pagination.html" . }}{{ end }}',
  );
  cpSync(join(folder, "layouts/_default/list.html"), join(folder, "layouts/index.html"));
}
