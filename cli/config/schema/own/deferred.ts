import { z } from "zod";

/** Targets of deferred schemas, keyed by inner transform, because `describe` copies only the outer schema. */
const targets = new WeakMap<z.core.$ZodType, () => z.ZodType>();

/** A schema that looks up another one at each check, as own kinds are known only then, and reports its issues. */
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

/** The current target of a deferred schema; undefined for other schemas. */
export const targetOf = (schema: z.core.$ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodPipe ? targets.get(schema.out)?.() : undefined;
