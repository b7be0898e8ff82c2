import { Country } from "../config/schema/country.ts";
import { Facts } from "../config/schema/facts.ts";
import { FrontMatter } from "../config/schema/frontMatter.ts";
import { jsonSchema } from "../config/schema/jsonSchema.ts";
import { ofCountryFile } from "../config/schema/listChanges.ts";
import { Network } from "../config/schema/network.ts";
import { shareRepeated } from "./shareRepeated.ts";
import { textSchema } from "../config/text/textSchema.ts";

/** The JSON Schemas for editors, by the names of their files. */
export function jsonSchemas(): [name: string, text: string][] {
  const schemas = {
    "network.json": Network,
    "country.json": Country,
    "front-matter.json": FrontMatter,
    "facts.json": Facts,
    "text.json": textSchema(),
  };
  return Object.entries(schemas).map(([name, source]) => {
    const written = jsonSchema(source, "draft-07");
    const schema = name === "country.json" ? ofCountryFile(written) : written;
    return [name, `${JSON.stringify(shareRepeated(schema))}\n`];
  });
}
