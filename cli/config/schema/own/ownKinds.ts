import type { z } from "zod";

/** A project's kind of section. */
export interface OwnKind {
  /** Checks a section as it is written, and gives what planning needs. */
  schema: z.ZodType;
  /** The keys that can be written, for editors and the gallery. */
  keys: z.ZodObject;
  /** One section with values for it, for the gallery. */
  example?: Record<string, unknown>;
}

/** The kinds of things that a project adds to ours: the schemas of YAML and front matter ask for them. */
export interface OwnKinds {
  /** By their `type:`. */
  sections: ReadonlyMap<string, OwnKind>;
  /** Names of page templates. */
  templates: readonly string[];
}

export const NO_KINDS: OwnKinds = { sections: new Map(), templates: [] };

let current = NO_KINDS;

/** Says what the project adds, before its files are checked. A process checks one project at a time. */
export function setOwnKinds(kinds: OwnKinds): void {
  current = kinds;
}

export const ownKinds = (): OwnKinds => current;
