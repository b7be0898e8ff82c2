import { z } from "zod";
import { common } from "../sections/section.ts";
import type { OwnKind } from "./ownKinds.ts";

/** An own section as it was checked: what every section has, and the values that its schema gave. */
export interface OwnSectionConfig {
  type: "own";
  kind: string;
  id?: string | undefined;
  heading?: string | undefined;
  summary?: string | undefined;
  ground: "paper" | "tint" | "deep";
  values: Record<string, unknown>;
}

/** Makes the kind of a project's section: its own keys beside those that every section has, which it may make stricter. */
export function ownKind(name: string, written: z.ZodObject): OwnKind {
  const description = written.description ?? "A section of this project.";
  const shared = Object.entries(common).filter(([key]) => !Object.hasOwn(written.shape, key));
  const keys = written
    // What is unknown is a mistake, also where the project says `z.object`.
    .strict()
    .safeExtend({ type: z.literal(name).describe(description), ...Object.fromEntries(shared) })
    .describe(description);
  const schema = keys.transform(({ type: _, ...checked }): OwnSectionConfig => {
    const { id, heading, summary, ground, ...values } = checked as Omit<OwnSectionConfig, "type" | "kind" | "values">;
    return { type: "own", kind: name, id, heading, summary, ground: ground ?? "paper", values };
  });
  return { schema, keys };
}

/** The kind of a section whose own file has mistakes: it accepts everything, so that others are found in the same run. */
export function brokenKind(name: string): OwnKind {
  const keys = z.looseObject({ type: z.literal(name), ...common });
  const schema = keys.transform(({ id, heading, summary, ground }): OwnSectionConfig => ({
    type: "own",
    kind: name,
    id,
    heading,
    summary,
    ground,
    values: {},
  }));
  return { schema, keys };
}
