import type { KeyboardEvent } from "react";
import { focusNext } from "./formDom.ts";

/** On-screen keyboards label the Enter key `next`, so there it moves to the next field instead of submitting the form. */
export function goOnWithEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget;
  if (event.key !== "Enter" || !form || !matchMedia("(pointer: coarse)").matches) return;
  if (focusNext(form, event.currentTarget)) event.preventDefault();
}
