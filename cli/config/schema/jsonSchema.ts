import { z } from "zod";
import { targetOf } from "./own/deferred.ts";

/** The JSON Schema of what can be written, for editors and the gallery; with the kinds that the project adds to ours. */
export function jsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema: written }) {
      const target = targetOf(zodSchema);
      if (!target) return;
      const { $schema: _, ...inner } = jsonSchema(target);
      Object.assign(written, { ...inner, ...written });
    },
  });
}
