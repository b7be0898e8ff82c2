import { z } from "zod";
import type { Client } from "../../../runtime/site/parts.ts";
import { commonKeys, Action, Markdown } from "./sections/section.ts";
import type { TemplateName } from "../../../runtime/site/page.ts";
import { PictureRef } from "./values/picture.ts";
import { CountryCode } from "./values/primitives.ts";
import { isMap } from "../yaml/yamlFile.ts";

/**
 * What `countrysites/parts` provides to schemas of own sections while they are checked (`cli/parts`). The functions of
 * the same names in `runtime/parts/fields.ts` have their types. A field's output is tagged, so that it is checked and
 * planned like a field of shipped sections.
 */
export const PARTS_FIELDS = {
  z,
  markdown: () => Markdown.transform((text): Field => ({ markdown: text })),
  link: () => Action.transform((written): Field => ({ "own:link": written })),
  picture: () => PictureRef.transform((ref): Field => ({ "own:picture": ref })),
  flag: () => CountryCode.transform((code): Field => ({ "own:flag": code })),
};

/**
 * A field of an own section that is more than plain data (`fields.ts`). It is serializable, because values are cached
 * and sent to worker threads.
 */
export type Field =
  | { markdown: string }
  | { "own:link": z.output<typeof Action> }
  | { "own:picture": PictureRef }
  | { "own:flag": string };

const isField = (value: object): value is Field => {
  const [name = "", ...others] = Object.keys(value);
  return others.length === 0 && ["markdown", "own:link", "own:picture", "own:flag"].includes(name);
};

/** Replaces the fields in values. Keys whose field becomes undefined are dropped. */
export function replaceFields(
  values: Record<string, unknown>,
  replace: (field: Field, path: PropertyKey[]) => unknown,
): Record<string, unknown> {
  const replaced = (value: unknown, path: PropertyKey[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => replaced(item, [...path, index]));
    if (!isMap(value)) return value;
    return isField(value) ? replace(value, path) : entries(value, path);
  };
  const entries = (map: Record<string, unknown>, path: PropertyKey[]): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(map)
        .map(([key, value]) => [key, replaced(value, [...path, key])] as const)
        .filter(([, value]) => value !== undefined),
    );
  return entries(values, []);
}

/** The fields in a section's values, with their paths. */
export function listFields(values: Record<string, unknown>): { field: Field; path: PropertyKey[] }[] {
  const found: { field: Field; path: PropertyKey[] }[] = [];
  replaceFields(values, (field, path) => void found.push({ field, path }));
  return found;
}

/** The parts of a value that JSON can't hold or would change, with what they are. A key without a value is dropped. */
function notJson(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], what: string][] {
  if (value === null || value === undefined || typeof value === "string" || typeof value === "boolean") return [];
  if (typeof value === "number") return Number.isFinite(value) ? [] : [[path, `the number ${value}`]];
  if (typeof value !== "object") return [[path, `a ${typeof value}`]];
  if (Array.isArray(value)) return value.flatMap((item, index) => notJson(item, [...path, index]));
  const prototype = Object.getPrototypeOf(value) as { constructor: { name: string } } | null;
  if (prototype !== null && prototype !== Object.prototype) return [[path, `a ${prototype.constructor.name}`]];
  return Object.entries(value).flatMap(([key, item]) => notJson(item, [...path, key]));
}

export interface OwnKind {
  /** Checks a section, and outputs what planning needs. */
  schema: z.ZodType;
  /** Its keys, for editors and the gallery. */
  keys: z.ZodObject;
  /** When the browser hydrates it; undefined if it is rendered on the server only. */
  client?: Client | undefined;
  /** An example, for the gallery. */
  example?: Record<string, unknown>;
}

/** The project's own kinds. */
export interface OwnKinds {
  /** Own sections by `type`. */
  sections: ReadonlyMap<string, OwnKind>;
  /** Names of page templates. */
  templates: readonly string[];
}

/** Own kinds, with a hash of the files that define them as cache key. */
export interface KeyedKinds {
  key: string;
  kinds: OwnKinds;
}

export const NO_KINDS: OwnKinds = { sections: new Map(), templates: [] };

type CommonKeys = z.output<z.ZodObject<typeof commonKeys>>;

/** A checked own section: the common keys, and the values of its own schema. */
export interface OwnSectionConfig extends CommonKeys {
  type: "own";
  kind: string;
  values: Record<string, unknown>;
}

/**
 * Makes the kind of an own section: the common keys, which it may restrict, and its own.
 * @param client When the browser hydrates it: its values must be JSON then.
 */
export function ownKind(name: string, written: z.ZodObject, client?: Client): OwnKind {
  const description = written.description ?? "A section of this project.";
  const shared = Object.entries(commonKeys).filter(([key]) => !Object.hasOwn(written.shape, key));
  const keys = written
    // Unknown keys are reported, even for `z.object`.
    .strict()
    .safeExtend({ type: z.literal(name).describe(description), ...Object.fromEntries(shared) })
    .describe(description);
  const schema = keys.transform(({ type: _, ...checked }, { issues }): OwnSectionConfig => {
    if (client) issues.push(...notJson(checked).map(([path, what]) => jsonIssue(name, path, what)));
    return ownSection(name, checked);
  });
  return { schema, keys, client };
}

function ownSection(kind: string, checked: Partial<CommonKeys>): OwnSectionConfig {
  const { id, heading, summary, ground = "paper", ...values } = checked;
  return { type: "own", kind, id, heading, summary, ground, values };
}

const jsonIssue = (name: string, path: PropertyKey[], what: string): z.core.$ZodRawIssue => ({
  code: "custom",
  path,
  input: undefined,
  message: `\`${path.map(String).join(".")}\` is ${what}, which can't be sent to browsers`,
  params: {
    code: "part-client",
    why: "The values of a section with `client` are sent to browsers as JSON.",
    hint: `Let the schema in countries/sections/${name}.tsx return text, numbers, true or false, lists and maps: \`z.iso.date()\` for a day.`,
  },
});

/** The kind of an own section with an invalid schema. It accepts everything, so that other problems are found. */
export function brokenKind(name: string): OwnKind {
  const keys = z.looseObject({ type: z.literal(name), ...commonKeys });
  return { schema: keys.transform((checked) => ({ ...ownSection(name, checked), values: {} })), keys };
}

/** Name of a page template, of these shipped ones or of the project. */
export const templateSchema = (shipped: readonly string[], { templates }: OwnKinds): z.ZodType<TemplateName> =>
  z.enum([...shipped, ...templates]) as unknown as z.ZodType<TemplateName>;
