import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Ajv, type AnySchemaObject } from "ajv";
import { expect, onTestFinished, test } from "vitest";
import { editorConfig, localBackend } from "../../../../cli/tools/editor/collections.ts";
import { openProject } from "../../../../cli/core/project.ts";
import type { EditorConfig, EditorField } from "../../../../runtime/site/editor.ts";
import { SHIPPED_SCHEMAS } from "../../../../cli/config/schema/projectSchemas.ts";
import { type FormatRegistry, registerFormats } from "../../../../templates/editor/formats.ts";
import { isEmpty, isValues } from "../../../../templates/editor/values.ts";
import { outline } from "./outline.ts";

const PACKAGE = resolve(import.meta.dirname, "../../../..");
const BACKEND = localBackend("http://localhost:5173/@editor/api");

const configOf = (root: string, countries: string[] = []): EditorConfig =>
  editorConfig({ project: openProject(root), countries, backend: BACKEND, schemas: SHIPPED_SCHEMAS });

const PROJECTS = { shipped: PACKAGE, clinics: join(PACKAGE, "examples/clinics") };
const CONFIGS = Object.entries(PROJECTS).map(([name, root]) => ({ name, root, config: configOf(root) }));

test.each(CONFIGS)("what is edited of the project $name", async ({ name, config }) => {
  await expect(outline(config)).toMatchFileSnapshot(`snapshots/${name}.txt`);
});

const CMS = dirname(dirname(createRequire(import.meta.url).resolve("@sveltia/cms")));
const SCHEMA = JSON.parse(readFileSync(join(CMS, "schema/sveltia-cms.json"), "utf8")) as AnySchemaObject;
const isAllowed = new Ajv({ strict: false, validateFormats: false }).compile(SCHEMA);

test.each(CONFIGS)("the CMS's own JSON Schema allows the configuration of the project $name", ({ config }) => {
  isAllowed(config);
  expect(isAllowed.errors?.slice(0, 3)).toBeUndefined();
});

test("the CMS's own JSON Schema refuses a field that it does not know", () => {
  const collection = { name: "a", label: "A", folder: "a", fields: [{ name: "b", widget: "string", unknown: 1 }] };
  expect(isAllowed({ backend: BACKEND, media_folder: "m", collections: [collection] })).toBe(false);
});

test.each(CONFIGS)("each file of the project $name stays as it is where nothing is changed", ({ root, config }) => {
  const formats = formatsOf(config);
  const files = filesOf(root, config);
  expect(files.length).toBeGreaterThan(10);
  for (const { path, format } of files) {
    const text = readFileSync(join(root, path), "utf8");
    const methods = formats.get(format);
    expect(methods?.toFile(methods.fromFile(text)), path).toBe(text);
  }
});

test.each(CONFIGS)("each file of the project $name has what the editor asks for", ({ root, config }) => {
  const formats = formatsOf(config);
  for (const { path, format, fields } of filesOf(root, config)) {
    const content = formats.get(format)?.fromFile(readFileSync(join(root, path), "utf8"));
    expect(missing(content, fields), path).toEqual([]);
  }
});

test.each(CONFIGS)("each file of the project $name has the forms that the editor asks for", ({ root, config }) => {
  const formats = formatsOf(config);
  for (const { path, format, fields } of filesOf(root, config)) {
    const content = formats.get(format)?.fromFile(readFileSync(join(root, path), "utf8"));
    expect(malformed(content, fields), path).toEqual([]);
  }
});

/** What is in no form that its field asks for. */
const malformed = (value: unknown, fields: readonly EditorField[]): string[] =>
  fields.flatMap((field) => malformedIn(isValues(value) ? value[field.name] : undefined, field));

function malformedIn(value: unknown, { fields = [], field, types, pattern }: EditorField): string[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => {
      const kind = types?.find((type) => isValues(item) && type.name === item["type"]);
      return field ? malformedIn(item, field) : malformed(item, kind?.fields ?? fields);
    });
  if (!pattern || isEmpty(value)) return malformed(value, fields);
  const [, source = "", flags] = /^\/(.*)\/(\w*)$/s.exec(pattern[0]) ?? [];
  return new RegExp(source, flags).test(String(value)) ? [] : [`${String(value)}: ${pattern.join(" ")}`];
}

/** Paths of fields that have to be filled in before the editor saves. */
function missing(values: unknown, fields: readonly EditorField[], path = ""): string[] {
  return fields.flatMap((field): string[] => {
    const { name, widget, required, types } = field;
    const value = isValues(values) ? values[name] : undefined;
    const at = `${path}${name}`;
    if (isEmpty(value)) return required && widget !== "boolean" ? [at] : [];
    if (widget === "object") return missing(value, field.fields ?? [], `${at}.`);
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown, index) => {
      const kind = types?.find((type) => isValues(item) && type.name === item["type"]);
      return missing(item, kind?.fields ?? field.fields ?? [], `${at}[${index}].`);
    });
  });
}

const NETWORK = `brand: { name: Kruimel, description: Two bakeries. }
host: { allowed: www.kruimel.example }
locked: [contacts.email, { key: theme, why: One look. }]
defaults:
  languages: [en]
  contacts: { email: all@kruimel.example, phone: { e164: "+31101234567", display: 010 123 4567 } }
  untranslated: show
`;

/** The fields of a small project's country, below each other. */
function countryOf(yaml: string): Map<string, EditorField> {
  const root = mkdtempSync(join(tmpdir(), "sitegen-editor-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "countries"));
  writeFileSync(join(root, "countries/network.yaml"), NETWORK);
  writeFileSync(join(root, "countries/delft.yaml"), yaml);
  const collection = configOf(root).collections.find(({ name }) => name === "settings-delft");
  const fields = new Map<string, EditorField>();
  const add = (inner: readonly EditorField[], path: string) => {
    for (const field of inner) {
      fields.set(`${path}${field.name}`, field);
      add(field.fields ?? [], `${path}${field.name}.`);
    }
  };
  add(collection?.files?.[0]?.fields ?? [], "");
  return fields;
}

test("what the network locks is not there, and all of it that is below", () => {
  const fields = countryOf("name: Delft\ncontacts: { email: delft@kruimel.example }\n");
  expect([...fields.keys()].filter((path) => /^contacts/.test(path))).toMatchInlineSnapshot(`
    [
      "contacts",
      "contacts.placeholder",
      "contacts.phone",
      "contacts.phone.e164",
      "contacts.phone.display",
      "contacts.phone.alternate",
      "contacts.whatsapp",
      "contacts.whatsapp.e164",
      "contacts.whatsapp.display",
      "contacts.whatsapp.alternate",
      "contacts.offices",
      "contacts.offices.name",
      "contacts.offices.region",
      "contacts.offices.lines",
      "contacts.offices.hours",
      "contacts.offices.opens",
      "contacts.offices.phone",
      "contacts.offices.phone.e164",
      "contacts.offices.phone.display",
      "contacts.offices.phone.alternate",
    ]
  `);
  expect([...fields.keys()].filter((path) => /^theme/.test(path))).toEqual([]);
});

test("what the network shares is marked, with its value, and says what writing does", () => {
  const fields = countryOf("name: Delft\n");
  expect(fields.get("contacts.phone.display")).toMatchInlineSnapshot(`
    {
      "hint": "The number as people in the country write it. Shared by all countries: “010 123 4567”. A value written here replaces it in this country.",
      "label": "Display (shared)",
      "name": "display",
      "required": false,
      "widget": "string",
    }
  `);
  expect(fields.get("untranslated")).toMatchInlineSnapshot(`
    {
      "default": "show",
      "hint": "What happens to a page that has no copy in a further language. omit: the page is not built. show: the page appears in the first language, with a notice, and its canonical link names the original. Shared by all countries: “show”. A value written here replaces it in this country.",
      "label": "Untranslated (shared)",
      "name": "untranslated",
      "options": [
        {
          "label": "Omit",
          "value": "omit",
        },
        {
          "label": "Show",
          "value": "show",
        },
      ],
      "required": false,
      "widget": "select",
    }
  `);
});

test("what a country says itself is not marked as shared", () => {
  const fields = countryOf("name: Delft\ncontacts: { phone: { e164: '+31157654321', display: 015 765 4321 } }\n");
  expect(fields.get("contacts.phone.display")?.label).toBe("Display");
});

test("a name with a dot, a value that can only be false, and a list of texts and maps have no field", () => {
  const fields = countryOf(`name: Delft
documents: { school: { title: School, items: { marks: false, "a.b": Text, pass: Passport } } }
groups: { services: { add: [one, { slug: two, flag: NL }] } }
`);
  expect([...fields.keys()].filter((path) => /^documents/.test(path))).toMatchInlineSnapshot(`
    [
      "documents",
      "documents.school",
      "documents.school.title",
      "documents.school.items",
      "documents.school.items.pass",
    ]
  `);
  expect(fields.has("groups.services.add")).toBe(false);
});

test("only the named countries are edited, with what all share", () => {
  const names = configOf(PACKAGE, ["bhutan"]).collections.map(({ name }) => name);
  expect(names.filter((name) => !/shared|bhutan/.test(name))).toEqual([]);
  expect(names).toContain("copy-bhutan-news");
});

interface Methods {
  fromFile(text: string): Readonly<Record<string, unknown>>;
  toFile(content: Readonly<Record<string, unknown>>): string;
}

/** The formats of a configuration by their names. */
function formatsOf(config: EditorConfig): Map<string, Methods> {
  const formats = new Map<string, Methods>();
  const registry: FormatRegistry = { registerCustomFormat: (name, _, methods) => void formats.set(name, methods) };
  registerFormats(registry, config);
  return formats;
}

/** Every file that is edited, with the fields for it. */
function filesOf(root: string, config: EditorConfig) {
  return config.collections.flatMap(({ files = [], folder, format = "", fields = [], index_file: list }) => [
    ...files.map((file) => ({ path: file.file, format: file.format, fields: file.fields })),
    ...(folder === undefined
      ? []
      : markdownIn(root, folder).map((path) => ({
          path,
          format,
          fields: path.endsWith("/index.md") ? (list?.fields ?? fields) : fields,
        }))),
  ]);
}

function markdownIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
}

test("what a text has to match is said without the quotation marks that files need", () => {
  const pattern = (path: string) => countryOf("name: Delft\ncallingCode: '+31'\n").get(path)?.pattern;
  expect(pattern("contacts.phone.e164")).toMatchInlineSnapshot(`
    [
      "/^\\+[1-9]\\d{6,14}$/u",
      "Write a plus sign, the country code and the number, digits only, for example "+61855500142".",
    ]
  `);
  expect(pattern("code")).toMatchInlineSnapshot(`
    [
      "/^[A-Z]{2}$/u",
      "Write two upper-case letters, for example \`IN\` (ISO 3166-1 alpha-2).",
    ]
  `);
});
