import {
  type NetworkConfig,
  copyFolders,
  listRoutes,
  loadCountry,
  parseYaml,
  placeholder,
} from "../../config/index.ts";
import type { Route } from "../../model/route.ts";
import type { FileTree } from "../../core/files.ts";
import { onOneLine } from "./addToYaml.ts";
import type { OpenProject } from "./openScaffold.ts";

interface NewPage {
  title: string;
  /** Template, unless it is that of the page's group. */
  template?: string | undefined;
  /** Day of a post. */
  date?: string;
  category?: string | undefined;
  draft?: boolean | undefined;
  categories?: readonly string[];
}

/** The text of a Markdown file, with marks in brackets where the user has to write. */
export const pageFile = ({ title, template, date, category, draft, categories = [] }: NewPage): string => `---
title: ${onOneLine(title)}
description: ${onOneLine(placeholder("what readers find here, in one or two sentences of 50 to 170 characters, for search results"))}
summary: ${onOneLine(placeholder("one sentence, shown under the heading and on cards"))}
${[
  ...(draft ? ["draft: true"] : []),
  ...(date ? [`date: ${date}`] : []),
  ...(category ? [`category: ${category}`] : []),
  ...(categories.length > 0 ? [`# category: ${categories.join(" | ")}`] : []),
  ...(template ? [`template: ${template}`] : []),
]
  .map((line) => `${line}\n`)
  .join("")}# Further keys (sections, faq, picture, aliases, metadata): node_modules/countrysites/docs/writing-pages.md.
---

${placeholder("the first paragraph, which answers what brought readers here")}

## ${placeholder("a heading, as a question or a statement")}

${placeholder("what there is to know, in short paragraphs")}
`;

/** A title from a slug: `first-visit` becomes `First visit`. */
export function titleOf(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

interface Options extends Pick<OpenProject, "schemas" | "network" | "networkFile" | "sources"> {
  /** The country's file, with its new text. */
  file: string;
  text: string;
}

const CONTENT = "countries/content";

/** Copy with marks for each page of a country that has neither own nor shared copy. */
export function missingCopies({ schemas, network, networkFile, file, text, sources }: Options): FileTree {
  const own = parseYaml({ file, text }).value;
  const [site] = (own && loadCountry(schemas, { own, network: networkFile, languages: new Map() }).value) ?? [];
  if (!site) return new Map();
  const folders = copyFolders(site);
  const missing = listRoutes({ network }, { ...site, posts: {} }).filter(
    ({ content, copy }) => !copy && !folders.some((folder) => sources.has(`${CONTENT}/${folder}/${content}.md`)),
  );
  return new Map(
    missing.map((route) => [
      `${CONTENT}/${folders[0]}/${route.content}.md`,
      pageFile({ title: titleOfRoute(route, site.config.name, network) }),
    ]),
  );
}

function titleOfRoute({ role, group, content }: Route, name: string, { brand, groups }: NetworkConfig): string {
  if (role === "home") return `${brand.name}, ${name}`;
  if (role === "index") return groups[group ?? ""]?.label ?? titleOf(group ?? content);
  return titleOf(content.split("/").at(-1) ?? content);
}
