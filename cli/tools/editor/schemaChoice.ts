import { type Schema, followed, isMap, variantsOf } from "../../config/index.ts";

/** Chooses the schema of a field: follows references, and takes the variant that fits the file's values. */
export function chosenSchema(written: Schema, root: Schema, samples: readonly unknown[]): Schema | undefined {
  const schema = followed(written, root);
  const variants = variantsOf(schema).map((variant) => followed(variant, root));
  if (variants.length === 0) return schema;
  const { description, default: value } = { ...schema, ...written };
  const described = {
    ...(description !== undefined && { description }),
    ...(value !== undefined && { default: value }),
  };
  const fitting = variants.filter((variant) => samples.every((sample) => fits(variant, sample, root)));
  const maps = variants.filter(({ type }) => type === "object");
  const areMaps = samples.length > 0 && samples.every(isMap);
  if (maps.length > 1 && (areMaps || maps.length === variants.length)) return { ...merged(maps), ...described };
  const chosen = (samples.length > 0 ? fitting : variants).find(({ const: only }) => only === undefined);
  return chosen && { ...chosen, ...described };
}

function fits(written: Schema, value: unknown, root: Schema): boolean {
  const schema = followed(written, root);
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return (schema.enum as unknown[]).includes(value);
  const variants = variantsOf(schema);
  if (variants.length > 0) return variants.some((variant) => fits(variant, value, root));
  if (schema.type === "integer") return Number.isInteger(value);
  return schema.type === (Array.isArray(value) ? "array" : typeof value) && value !== null;
}

/** One map with the keys of several. Required are the keys that are required in all of them. */
function merged(maps: readonly Schema[]): Schema {
  const required = (maps[0]?.required ?? []).filter((name) => maps.every((map) => map.required?.includes(name)));
  return { type: "object", properties: Object.assign({}, ...maps.map(({ properties }) => properties)), required };
}
