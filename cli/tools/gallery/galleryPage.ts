import { stringify } from "yaml";
import { NO_KINDS, type OwnKinds, SECTIONS, type SchemaKey, jsonSchema, keysOf } from "../../config/index.ts";
import type { Example } from "./fitExample.ts";

interface Gallery {
  country: string;
  /** The gallery's key in paths. */
  group: string;
  kinds: OwnKinds;
}

/** Markdown of the page for one kind of section: the section, its YAML, and its options. */
export function galleryPage(type: string, example: Example, { country, group, kinds }: Gallery): string {
  const { description, own, common } = describeOptions(type, kinds);
  const title = type.charAt(0).toUpperCase() + type.slice(1);
  const head = {
    title: `Sections: ${title}`,
    heading: title,
    label: title,
    description: `What sections of the type ${type} look like on the site of ${country}, with their YAML and all options.`,
    summary: description,
  };
  const sections = [example.yaml.trim(), ...(type === "copy" ? [] : ["- type: copy\n  id: how"])].filter(Boolean);
  return `---
${stringify(head, { lineWidth: 0 })}sections:
${indent(sections.join("\n"))}
---

${introduce(example, country)}

## Options

${own.length > 0 ? optionTables(own, "") : "This type has no further options."}

## Options of every section

${optionTables(common, "")}

[All kinds of sections](/${group}/)
`;
}

/** Markdown of the page that lists all kinds. */
export function galleryIndex(types: readonly string[], { country, group, kinds }: Gallery): string {
  const head = {
    title: "Gallery of sections",
    label: "Gallery",
    description: `All kinds of sections, as they look on the site of ${country}, with their YAML and options.`,
    summary: "All kinds of sections, with their YAML.",
    template: "page",
  };
  return `---
${stringify(head, { lineWidth: 0 })}---

A page is a list of sections in its front matter, or in a country's file under \`pages\`:

\`\`\`yaml
template: page
sections:
  - type: claims
    ground: deep
  - type: copy
  - type: call
\`\`\`

| type | what it is |
| --- | --- |
${types.map((type) => `| [${type}](/${group}/${type}/) | ${cell(describeOptions(type, kinds).description)} |`).join("\n")}
`;
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, "  ");

function introduce({ yaml, missing }: Example, country: string): string {
  if (missing) return `${country} has ${missing}, so there is nothing to show.`;
  return `Its YAML:\n\n\`\`\`yaml\nsections:\n${indent(yaml.trim())}\n\`\`\``;
}

function optionTables(options: readonly SchemaKey[], inside: string): string {
  const rows = options.map(
    (option) =>
      `| \`${option.name}\` | ${cell(option.description)} | ${cell(option.values)} | ${cell(option.default)} |`,
  );
  const table = `| option | what it is | what to write | default |\n| --- | --- | --- | --- |\n${rows.join("\n")}`;
  const deeper = options
    .filter((option) => option.inside.length > 0)
    .map((option) => {
      const path = inside ? `${inside}.${option.name}` : option.name;
      const each = option.values.startsWith("list") ? "Each of" : "In";
      return `### ${each} \`${path}\`\n\n${optionTables(option.inside, path)}`;
    });
  return [table, ...deeper].join("\n\n");
}

/** Escapes `|`, and outside of code also `<`, for a table cell. */
const cell = (text: string): string =>
  text.replace(/`[^`]*`|[<|]/g, (piece) => (piece.length === 1 ? `\\${piece}` : piece.replaceAll("|", "\\|")));

/** The options of a kind of section: its own, and those of every section. */
export function describeOptions(type: string, own = NO_KINDS) {
  const kind = own.sections.get(type)?.keys ?? SECTIONS[type as keyof typeof SECTIONS];
  const schema = jsonSchema(kind);
  const options = keysOf(schema).filter(({ name }) => name !== "type");
  return {
    description: schema.description ?? "",
    own: options.filter(({ name }) => !COMMON.includes(name)),
    common: options.filter(({ name }) => COMMON.includes(name)),
  };
}

const COMMON = Object.keys(SECTIONS.copy.shape);
