import { z } from "zod";

/** Every editor supports draft-07. */
type Target = "draft-2020-12" | "draft-07";

/** The JSON Schema of a schema's input, for editors and the gallery. */
export function jsonSchema(schema: z.ZodType, target: Target = "draft-2020-12"): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    target,
    io: "input",
    unrepresentable: "any",
  });
}
