import type { TrackedEvent } from "../../page/track.ts";
import type { Category } from "../../site/privacy.ts";

/** An event, and the page that it is of. */
interface SentEvent extends TrackedEvent {
  /** Address of the page, without what the visitor may have typed. */
  page: string;
}

/** A provider at work. */
export interface Adapter {
  send?(event: SentEvent): void;
  /** What the visitor allows has changed. */
  update?(allowed: readonly Category[]): void;
  /** Ends it. True where only another document ends it: code of others that has run can't be taken back. */
  stop?(): boolean | undefined;
}

/** Starts a provider that the visitor allows. */
export type Start<Settings> = (settings: Settings, allowed: readonly Category[]) => Adapter;
