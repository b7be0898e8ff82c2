import type { z } from "zod";
import type { Client } from "../../../../runtime/site/parts.ts";

/** A kind of own section. */
export interface OwnKind {
  /** Checks a section, and outputs what planning needs. */
  schema: z.ZodType;
  /** Its keys, for editors and the gallery. */
  keys: z.ZodObject;
  /** When the browser hydrates it; undefined if it is rendered on the server only. */
  client?: Client | undefined;
  /** An example, for the gallery. */
  example?: Record<string, unknown>;
}

/** The project's own kinds, which schemas look up. */
export interface OwnKinds {
  /** Own sections by `type`. */
  sections: ReadonlyMap<string, OwnKind>;
  /** Names of page templates. */
  templates: readonly string[];
}

export const NO_KINDS: OwnKinds = { sections: new Map(), templates: [] };

let current = NO_KINDS;

/** Sets the project's own kinds, before its files are checked. A process checks one project at a time. */
export function setOwnKinds(kinds: OwnKinds): void {
  current = kinds;
}

export const ownKinds = (): OwnKinds => current;
