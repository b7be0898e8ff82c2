import { z } from "zod";
import type { ProblemCode } from "../../../core/problems/problem.ts";

// Schemas check few objects; compiling them costs 15 ms more than it saves.
z.config({ jitless: true });

/** Zod's own functions in the words of settings: a map has these keys only. */
export const { strictObject: map, record, enum: oneOf, optional, _default: withDefault } = z;

/** One of several forms. @param hint What to write, if the value is none of them. */
export const either = <const Forms extends readonly z.core.SomeType[]>(hint: string, forms: Forms) =>
  z.union(forms, { error: hint });

/** A text in a form. @param hint What to write instead of another. */
export const matching = (form: RegExp, hint: string, example?: string) =>
  z
    .string()
    .regex(form, { error: hint })
    .meta(example === undefined ? {} : { examples: [example] });

export const flag = (description: string, byDefault = false) => z.boolean().default(byDefault).describe(description);

/** A list of one or more. */
export const someOf = <Entry extends z.core.SomeType>(entry: Entry) => z.array(entry).min(1);

type Shape = z.core.$ZodLooseShape;

export const optionalMap = <Keys extends Shape>(keys: Keys) => map(keys).optional();

/** A list of maps with these keys. */
export const listOf = <Keys extends Shape>(keys: Keys) => z.array(map(keys));

/** A list of so many maps or more. */
export const atLeast = <Keys extends Shape>(minimum: number, keys: Keys) => listOf(keys).min(minimum);

export const optionalList = <Keys extends Shape>(minimum: number, keys: Keys) => atLeast(minimum, keys).optional();

export const between = <Keys extends Shape>(minimum: number, maximum: number, keys: Keys) =>
  atLeast(minimum, keys).max(maximum);

/** Details of a problem that a refinement finds, in its `params`. */
export interface Details {
  /** Default: `invalid-value`. */
  code?: ProblemCode;
  why?: string;
  hint?: string;
  /** A better hint, made of the value and the whole file. */
  suggest?(this: void, written: string, file: unknown): string | undefined;
}

/** Reports what a refinement finds in a value, or in the part of it at a path. */
export const report = (context: z.RefinementCtx, path: PropertyKey[], message: string, params: Details) =>
  context.addIssue({ code: "custom", path, message, params });

/** A schema whose values also pass a test. */
export const restricted = <S extends z.ZodType>(
  schema: S,
  test: (value: z.output<S>) => boolean,
  { error, ...params }: Details & { error: string },
) => schema.refine(test, { error, params });

interface TextFormat extends Details {
  /** What editors check as well. */
  pattern?: RegExp;
  /** What editors can't check. */
  test?: (value: string) => boolean;
  /** Normalizes a value. */
  read?: (value: string) => string;
  message: string | ((value: string) => string);
  hint: string;
  example?: string;
}

/** A text schema with a problem code and a hint. */
export const formatted = ({ pattern, test, read = (text) => text, message, example, ...params }: TextFormat) =>
  z
    .string()
    .overwrite(read)
    .refine((text) => (pattern?.test(text) ?? true) && (test?.(text) ?? true), {
      error: ({ input }) => (typeof message === "string" ? message : message(String(input))),
      params,
    })
    .meta({ ...(example && { examples: [example] }), ...(pattern && editorPattern(pattern, params.hint)) });

/** A text schema for an address. */
export const address = (format: TextFormat) => formatted({ code: "invalid-url", ...format });

/** JSON Schema keywords for editors: pattern and message. */
export const editorPattern = ({ source }: RegExp, patternErrorMessage: string) => ({
  pattern: source,
  patternErrorMessage,
});
