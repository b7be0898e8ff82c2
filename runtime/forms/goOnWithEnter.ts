import type { KeyboardEvent } from "react";
import { focusNext } from "./formDom.ts";

/** With an on-screen keyboard the Enter key says `next`, so it goes on instead of sending a form that is half filled. */
export function goOnWithEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget;
  if (event.key !== "Enter" || !form || !matchMedia("(pointer: coarse)").matches) return;
  if (focusNext(form, event.currentTarget)) event.preventDefault();
}
