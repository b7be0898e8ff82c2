import type { z } from "zod";
import { jsonSchema } from "../config/schema/jsonSchema.ts";
import { ownKinds } from "../config/schema/own/ownKinds.ts";
import { SECTIONS } from "../config/schema/sections/index.ts";

/** One option of a section, in words: what its schema says. */
export interface SectionOption {
  name: string;
  description: string;
  /** What can be written: the choices, or what kind of value. */
  values: string;
  /** `required`, the default, or `none`. */
  default: string;
  /** Options of a map, or of each map in a list. */
  inside: SectionOption[];
}

interface SectionOptions {
  /** What the section is for. */
  description: string;
  /** Options that not every section has. */
  own: SectionOption[];
  /** Options of every section. */
  common: SectionOption[];
}

type Schema = z.core.JSONSchema.BaseSchema;

/** The options of a kind of section, read from the schema that checks them. */
export function describeOptions(type: string): SectionOptions {
  const kind = ownKinds().sections.get(type)?.keys ?? SECTIONS[type as keyof typeof SECTIONS];
  const schema = jsonSchema(kind);
  const options = optionsOf(schema).filter(({ name }) => name !== "type");
  return {
    description: schema.description ?? "",
    own: options.filter(({ name }) => !COMMON.includes(name)),
    common: options.filter(({ name }) => COMMON.includes(name)),
  };
}

/** Names of the options that every section has. */
const COMMON = Object.keys(SECTIONS.copy.shape);

function optionsOf({ properties = {}, required = [] }: Schema): SectionOption[] {
  return Object.entries(properties).flatMap(([name, option]): SectionOption[] => {
    if (typeof option === "boolean") return [];
    const item = itemOf(option);
    return [
      {
        name,
        description: option.description ?? "",
        values: valuesOf(option),
        // An empty text in place of a missing one is refused with a hint of its own.
        default:
          required.includes(name) || option.default === ""
            ? "required"
            : option.default === undefined
              ? "none"
              : code(option.default),
        inside: optionsOf(item ?? option),
      },
    ];
  });
}

const code = (value: unknown): string => `\`${String(value)}\``;

/** What each entry of a list is. */
function itemOf({ items }: Schema): Schema | undefined {
  return typeof items === "object" && !Array.isArray(items) ? items : undefined;
}

function valuesOf(option: Schema): string {
  if (option.enum) return option.enum.map(code).join(", ");
  const say = typeof option.type === "string" ? VALUES[option.type] : undefined;
  return say ? say(option) : "";
}

const VALUES: Record<string, (option: Schema) => string> = {
  boolean: () => "`true`, `false`",
  integer: ({ minimum, maximum }) => `whole number${range(minimum, maximum)}`,
  number: ({ minimum, maximum }) => `number${range(minimum, maximum)}`,
  string: () => "text",
  object: () => "map",
  array: (option) =>
    `list of ${itemOf(option)?.type === "object" ? "maps" : "texts"}${range(option.minItems, option.maxItems)}`,
};

/** `, 1 to 6`. The largest and the smallest safe integer, which a schema has by default, are not named. */
function range(least: number | undefined, most: number | undefined): string {
  const from = least !== undefined && Math.abs(least) < Number.MAX_SAFE_INTEGER ? least : undefined;
  const to = most !== undefined && Math.abs(most) < Number.MAX_SAFE_INTEGER ? most : undefined;
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}`;
  if (from !== undefined) return `, ${from} or more`;
  return to === undefined ? "" : `, at most ${to}`;
}
