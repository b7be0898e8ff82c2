import type { z } from "zod";

/** A kind of own section. */
export interface OwnKind {
  /** Checks a section, and outputs what planning needs. */
  schema: z.ZodType;
  /** Its keys, for editors and the gallery. */
  keys: z.ZodObject;
  /** An example, for the gallery. */
  example?: Record<string, unknown>;
}

/** The project's own kinds, of which schemas are made. */
export interface OwnKinds {
  /** Own sections by `type`. */
  sections: ReadonlyMap<string, OwnKind>;
  /** Names of page templates. */
  templates: readonly string[];
}

/** Own kinds, and the hash of the parts that they are of: what was read with others is out of date. */
export interface KeyedKinds {
  key: string;
  kinds: OwnKinds;
}

export const NO_KINDS: OwnKinds = { sections: new Map(), templates: [] };
