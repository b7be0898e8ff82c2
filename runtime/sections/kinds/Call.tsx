import { ClosingCall } from "../ClosingCall.tsx";
import type { KindProps } from "./kind.ts";

/** A call to action, in the middle of a page or at its end. */
export function Call({ section: { id, heading, html } }: KindProps<"call">) {
  return <ClosingCall id={id} heading={heading} html={html} />;
}
