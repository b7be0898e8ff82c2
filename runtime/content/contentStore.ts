import { useSyncExternalStore } from "react";
import type { MenuItem } from "../site/menu.ts";

/** Site-wide state that is known in the browser only. */
export interface ContentState {
  /** The page loading flag (docs/behaviour.md, Constants). */
  loading: boolean;
  /** The content API's menu; `null` while it is not loaded: then the page shows what was prerendered. */
  menu: MenuItem[] | null;
  /** Upper-case ISO 3166 code of where the visitor is, in layouts that look it up. */
  countryCode: string | null;
}

/** The state at the start, on the server and in the browser. */
export const INITIAL_CONTENT: Readonly<ContentState> = { loading: true, menu: null, countryCode: null };

let state: Readonly<ContentState> = INITIAL_CONTENT;
const listeners = new Set<() => void>();

/** The current state. Outside components only: a component uses `useContent`. */
export const getContent = (): Readonly<ContentState> => state;

/** Replaces the parts that `patch` names; the others stay unchanged. Calls listeners only when something has changed. */
export function setContent(patch: Partial<ContentState>): void {
  const next = { ...state, ...patch };
  const keys = Object.keys(patch) as (keyof ContentState)[];
  if (keys.every((key) => Object.is(state[key], next[key]))) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls the listener after each change, until the returned function is called. */
export function subscribeContent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * One part of the state. `select` must return a part itself, not a new object. Hydration reads the initial state, as the
 * server did: an early answer would cause a hydration mismatch.
 */
export function useContent<Part>(select: (content: Readonly<ContentState>) => Part): Part {
  return useSyncExternalStore(
    subscribeContent,
    () => select(state),
    () => select(INITIAL_CONTENT),
  );
}
