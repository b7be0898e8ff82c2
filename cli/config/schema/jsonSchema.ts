import { z } from "zod";
import { targetOf } from "./own/deferred.ts";

/** Editors understand the older one everywhere. */
type Target = "draft-2020-12" | "draft-07";

/** The JSON Schema of what can be written, for editors and the gallery; with the kinds that the project adds to ours. */
export function jsonSchema(schema: z.ZodType, target: Target = "draft-2020-12"): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    target,
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema: written }) {
      const deferred = targetOf(zodSchema);
      if (!deferred) return;
      const { $schema: _, ...inner } = jsonSchema(deferred, target);
      Object.assign(written, { ...inner, ...written });
    },
  });
}
