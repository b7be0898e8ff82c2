import { z } from "zod";

/** What a schema leads on to, by its inner part: a description makes a copy of a schema, but not of what is inside. */
const targets = new WeakMap<z.core.$ZodType, () => z.ZodType>();

/**
 * A schema that checks by another one, which is asked for at each check: what the project adds to ours is known only then.
 * The issues are those of the other schema.
 */
export function deferred<Output, Input = Output>(find: () => z.ZodType): z.ZodType<Output, Input> {
  const inner = z.transform<Input, Output>((value, context) => {
    const result = find().safeParse(value, { reportInput: false });
    if (result.success) return result.data as Output;
    for (const issue of result.error.issues)
      context.issues.push({ ...issue, path: [...issue.path], input: value } as z.core.$ZodRawIssue);
    return z.NEVER;
  });
  targets.set(inner, find);
  return z.pipe(z.unknown(), inner as z.ZodType<Output, unknown>) as unknown as z.ZodType<Output, Input>;
}

/** The schema that a deferred one checks by now; undefined for other schemas. */
export const targetOf = (schema: z.core.$ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodPipe ? targets.get(schema.out)?.() : undefined;
