import type { KeyboardEvent } from "react";
import { focusNext } from "./formDom.ts";

/**
 * On-screen keyboards label the Enter key `next` in a control with that `enterKeyHint`, so there it moves to the next field
 * instead of submitting the form.
 */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || target.enterKeyHint !== "next") return;
  if (matchMedia("(pointer: coarse)").matches && focusNext(currentTarget, target)) event.preventDefault();
}
