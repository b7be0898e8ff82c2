import { Country } from "../config/schema/country.ts";
import { Facts } from "../config/schema/facts.ts";
import { FrontMatter } from "../config/schema/frontMatter.ts";
import { jsonSchema } from "../config/schema/jsonSchema.ts";
import { withListChanges } from "../config/schema/listChanges.ts";
import { Network } from "../config/schema/network.ts";
import { textSchema } from "../config/text/textSchema.ts";

/** The JSON Schemas for editors, by the names of their files. */
export function jsonSchemas(): [name: string, text: string][] {
  const schemas = {
    "network.json": Network,
    // What network.yaml gives as default a country may leave out, so that nothing is required for an editor.
    "country.json": Country.partial(),
    "front-matter.json": FrontMatter,
    "facts.json": Facts,
    "text.json": textSchema(),
  };
  return Object.entries(schemas).map(([name, source]) => {
    const written = jsonSchema(source);
    // Only a country inherits lists.
    const schema = name === "country.json" ? withListChanges(written) : written;
    return [name, `${JSON.stringify(schema, null, 2)}\n`];
  });
}
