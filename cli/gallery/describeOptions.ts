import { jsonSchema } from "../config/schema/jsonSchema.ts";
import { keysOf, type SchemaKey } from "../config/schema/keys.ts";
import { ownKinds } from "../config/schema/own/ownKinds.ts";
import { SECTIONS } from "../config/schema/sections/index.ts";

interface SectionOptions {
  /** What the section is for. */
  description: string;
  /** Options that not every section has. */
  own: SchemaKey[];
  /** Options of every section. */
  common: SchemaKey[];
}

/** The options of a kind of section, read from the schema that checks them. */
export function describeOptions(type: string): SectionOptions {
  const kind = ownKinds().sections.get(type)?.keys ?? SECTIONS[type as keyof typeof SECTIONS];
  const schema = jsonSchema(kind);
  const options = keysOf(schema).filter(({ name }) => name !== "type");
  return {
    description: schema.description ?? "",
    own: options.filter(({ name }) => !COMMON.includes(name)),
    common: options.filter(({ name }) => COMMON.includes(name)),
  };
}

/** Names of the options that every section has. */
const COMMON = Object.keys(SECTIONS.copy.shape);
