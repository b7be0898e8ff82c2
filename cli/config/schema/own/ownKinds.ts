import { z } from "zod";
import { common } from "../sections/section.ts";

export interface OwnKind {
  /** Checks a section, and outputs what planning needs. */
  schema: z.ZodType;
  /** Its keys, for editors and the gallery. */
  keys: z.ZodObject;
  /** An example, for the gallery. */
  example?: Record<string, unknown>;
}

/** The project's own kinds. */
export interface OwnKinds {
  /** Own sections by `type`. */
  sections: ReadonlyMap<string, OwnKind>;
  /** Names of page templates. */
  templates: readonly string[];
}

/** Own kinds, with a hash of the files that define them as cache key. */
export interface KeyedKinds {
  key: string;
  kinds: OwnKinds;
}

export const NO_KINDS: OwnKinds = { sections: new Map(), templates: [] };

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
