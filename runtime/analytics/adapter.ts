import type { TrackedEvent } from "../page/track.ts";
import type { Category, ProviderKind, ProviderSettings } from "../site/privacy.ts";

/** An event with its page's URL, without anything that the visitor may have typed. */
type SentEvent = TrackedEvent & { page: string };

export interface Adapter {
  send?(event: SentEvent): void;
  /** Called when the allowed categories have changed. */
  update?(allowed: readonly Category[]): void;
  /** Stops it. Returns true if that needs a new document, because third-party code can't be unloaded. */
  stop?(): boolean | undefined;
}

export type Start<Kind extends ProviderKind> = (
  settings: ProviderSettings[Kind],
  allowed: readonly Category[],
) => Adapter;

/** Sends a request, even while the page is unloaded; without cookies, and as text, which needs no CORS preflight. */
export function post(url: string, body: string | URLSearchParams): void {
  fetch(url, { method: "POST", mode: "no-cors", credentials: "omit", keepalive: true, body }).catch(() => {});
}
