import { z } from "zod";
import { ANY_NAME, Facts, type ProjectSchemas, type SchemaKey, jsonSchema, keysOf } from "../config/index.ts";
import { problemsPage } from "../core/problems/codes/describeCode.ts";

/** A page of the reference: its schema, and where keys are explained that other pages explain. */
interface Source {
  title: string;
  intro: string;
  schema: z.ZodType;
  elsewhere: Readonly<Record<string, string>>;
}

const SECTIONS_ELSEWHERE = { sections: "sections.md", copy: "front-matter.md" };

const sourcesOf = ({ network, country, frontMatter }: ProjectSchemas): Readonly<Record<string, Source>> => ({
  "network.md": {
    title: "network.yaml",
    intro: "`countries/network.yaml` contains what belongs to no single country.",
    schema: network,
    elsewhere: SECTIONS_ELSEWHERE,
  },
  "country.md": {
    title: "A country's file",
    intro:
      "`countries/<country>.yaml` is one site. A country may leave out keys that are set in `defaults` of network.yaml. The file of a further language (`india.hi.yaml`) contains only what differs.",
    schema: country,
    elsewhere: { ...SECTIONS_ELSEWHERE, brand: "network.md#brand", head: "network.md#head" },
  },
  "facts.md": {
    title: "facts.yaml",
    intro:
      "`countries/facts.yaml` contains figures and rules by their ids, each once, with its source. Copy and settings cite them (node_modules/countrysites/docs/facts.md).",
    schema: Facts,
    elsewhere: {},
  },
  "front-matter.md": {
    title: "Front matter",
    intro: "The YAML above the text of a page, between two lines of three hyphens.",
    schema: frontMatter,
    elsewhere: { sections: "sections.md" },
  },
  "sections.md": {
    title: "Kinds of sections",
    intro: "Sections are listed in the front matter of a page. `sitegen gallery` shows all of them.",
    schema: z.strictObject({ sections: frontMatter.shape.sections }),
    elsewhere: {},
  },
});

/**
 * The reference of every key and of every problem as Markdown, by the names of its files; keys are those of the schemas that
 * validate. `docs` is the way from the pages to sitegen's documentation.
 */
export const referencePages = (schemas: ProjectSchemas, docs: string): Map<string, string> =>
  new Map([
    ...Object.entries(sourcesOf(schemas)).map(([file, source]) => [file, referencePage(source, docs)] as const),
    ["problems.md", problemsPage(docs)],
  ]);

function referencePage({ title, intro, schema, elsewhere }: Source, docs: string): string {
  const parts = [`# ${title}`, "<!-- Made by `sitegen schema --format markdown`. -->", intro];
  const write = (keys: readonly SchemaKey[], path: string) => {
    const rows = keys.map((key) => rowOf(key, path, elsewhere));
    if (keys.some(({ name }) => !isKind(name))) parts.push(table(rows));
    for (const { key, at, inside } of rows) {
      if (inside.length === 0 && !isKind(key.name)) continue;
      parts.push(`## \`${at}\``);
      if (isKind(key.name)) parts.push(key.description);
      write(inside, at);
    }
  };
  write(keysOf(jsonSchema(schema)), "");
  const page = `${parts.filter(Boolean).join("\n\n")}\n`;
  return page.replace(/node_modules\/countrysites\/docs\/([a-z/-]+\.md)/g, `[$1](${docs}/$1)`);
}

const isKind = (name: string): boolean => name.startsWith("type: ");

/** A key with the heading of its own keys, and these, when this page explains them. */
function rowOf(key: SchemaKey, path: string, elsewhere: Source["elsewhere"]) {
  const at = isKind(key.name) ? key.name : [path, key.name].filter(Boolean).join(".");
  const page = elsewhere[key.name];
  if (page !== undefined) return { key, at, inside: [], link: page };
  const [only, ...others] = key.inside;
  // A map with chosen names as keys: the table is that of its values.
  const named = only?.name === ANY_NAME && others.length === 0 ? only : undefined;
  const heading = named ? `${at}.${ANY_NAME}` : at;
  const inside = named?.inside ?? key.inside;
  return { key, at: heading, inside, link: inside.length > 0 ? `#${anchor(heading)}` : undefined };
}

function table(rows: readonly ReturnType<typeof rowOf>[]): string {
  const lines = rows.map(({ key, link }) => {
    const name = link === undefined ? `\`${key.name}\`` : `[\`${key.name}\`](${link})`;
    return `| ${[name, key.description, key.values, key.default].map(cell).join(" | ")} |`;
  });
  return ["| key | what it is | value | default |", "| --- | --- | --- | --- |", ...lines].join("\n");
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** The anchor that GitHub gives to a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");
