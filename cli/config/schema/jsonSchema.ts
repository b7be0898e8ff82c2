import { z } from "zod";
import { targetOf } from "./own/deferred.ts";

/** Every editor supports draft-07. */
type Target = "draft-2020-12" | "draft-07";

/** The JSON Schema of a schema's input, for editors and the gallery, including the project's own kinds. */
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
