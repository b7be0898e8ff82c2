import { z } from "zod";
import type { Client } from "../../../../runtime/site/parts.ts";
import { commonKeys } from "../sections/section.ts";
import { notJson } from "./fields.ts";
import { COPY_TEMPLATES, TEMPLATE_NAMES, type TemplateName } from "../../../../runtime/site/page.ts";

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

/** A checked own section: the common keys, and the values of its own schema. */
export interface OwnSectionConfig {
  type: "own";
  kind: string;
  id?: string | undefined;
  heading?: string | undefined;
  summary?: string | undefined;
  ground: "paper" | "tint" | "deep";
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
    const { id, heading, summary, ground, ...values } = checked as Omit<OwnSectionConfig, "type" | "kind" | "values">;
    return { type: "own", kind: name, id, heading, summary, ground: ground ?? "paper", values };
  });
  return { schema, keys, client };
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
  const schema = keys.transform(({ id, heading, summary, ground }): OwnSectionConfig => ({
    type: "own",
    kind: name,
    id,
    heading,
    summary,
    ground,
    values: {},
  }));
  return { schema, keys };
}

const templateOf = (shipped: readonly string[], { templates }: OwnKinds): z.ZodType<TemplateName> =>
  z.enum([...shipped, ...templates]) as unknown as z.ZodType<TemplateName>;

/** Name of a page template, shipped or of the project. */
export const templateSchema = (kinds: OwnKinds): z.ZodType<TemplateName> => templateOf(TEMPLATE_NAMES, kinds);

/** Name of a template that only needs copy. */
export const copyTemplateSchema = (kinds: OwnKinds): z.ZodType<TemplateName> => templateOf(COPY_TEMPLATES, kinds);
