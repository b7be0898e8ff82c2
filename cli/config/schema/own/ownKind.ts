import { z } from "zod";
import { common } from "../sections/section.ts";
import type { OwnKind } from "./ownKinds.ts";

/** A checked own section: the common keys, and the values of its own schema. */
export interface OwnSectionConfig {
  type: "own";
  kind: string;
  id?: string | undefined;
  heading?: string | undefined;
  summary?: string | undefined;
  ground: "paper" | "tint" | "deep";
  values: Record<string, unknown>;
}

/** Makes the kind of an own section: the common keys, which it may restrict, and its own. */
export function ownKind(name: string, written: z.ZodObject): OwnKind {
  const description = written.description ?? "A section of this project.";
  const shared = Object.entries(common).filter(([key]) => !Object.hasOwn(written.shape, key));
  const keys = written
    // Unknown keys are reported, even for `z.object`.
    .strict()
    .safeExtend({ type: z.literal(name).describe(description), ...Object.fromEntries(shared) })
    .describe(description);
  const schema = keys.transform(({ type: _, ...checked }): OwnSectionConfig => {
    const { id, heading, summary, ground, ...values } = checked as Omit<OwnSectionConfig, "type" | "kind" | "values">;
    return { type: "own", kind: name, id, heading, summary, ground: ground ?? "paper", values };
  });
  return { schema, keys };
}

/** The kind of an own section with an invalid schema. It accepts everything, so that other problems are found. */
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
