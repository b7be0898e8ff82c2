/** Events of visitors that may be counted. */
export type EventName = "call" | "whatsapp" | "form_opened" | "form_sent" | "form_failed" | "page_view" | "not_found";

/** An event. The owner's scripts can listen too: `document.addEventListener("sitegen:event", …)`. */
export interface TrackedEvent {
  name: EventName;
  /** Never anything that the visitor has typed or chosen. */
  props: Readonly<Record<string, string>>;
}

/** Dispatches an event. Without analytics nobody listens. */
export const track = (name: EventName, props: TrackedEvent["props"] = {}): unknown =>
  document.dispatchEvent(new CustomEvent<TrackedEvent>("sitegen:event", { detail: { name, props } }));
