/** What a visitor has done that is worth counting. */
export type EventName = "call" | "whatsapp" | "form_opened" | "form_sent" | "form_failed" | "page_view" | "not_found";

/** An event, as scripts of the owner hear it too: `document.addEventListener("sitegen:event", …)`. */
export interface TrackedEvent {
  name: EventName;
  /** Never anything that the visitor has typed or chosen. */
  props: Readonly<Record<string, string>>;
}

/** Says what the visitor has done. Where nothing is counted nobody listens. */
export const track = (name: EventName, props: TrackedEvent["props"] = {}): unknown =>
  document.dispatchEvent(new CustomEvent<TrackedEvent>("sitegen:event", { detail: { name, props } }));
