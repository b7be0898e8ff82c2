import type { ShownField } from "../site/forms.ts";
import { isEmpty } from "../site/fields.ts";
import type { Control } from "./formUse.ts";
import type { KeyboardEvent } from "react";

/**
 * The value of a field: a text, or whether a checkbox is checked. Read from the document, because autofill may fire no
 * event. Empty when there is no control.
 */
export function fieldValue(form: HTMLFormElement, { name, type }: ShownField): string | boolean {
  const value = new FormData(form).get(name);
  const text = typeof value === "string" ? value : "";
  return type === "checkbox" ? !isEmpty(text) : text;
}

/** Focuses the control of the first of these fields, and scrolls it into view with its label and message. */
export function focusFirst(form: HTMLFormElement, names: ReadonlySet<string>): void {
  const control = controlsOf(form).find(({ name }) => names.has(name));
  // By itself WebKit would scroll the control to the window's edge, with the label behind the header.
  control?.focus({ preventScroll: true });
  control?.closest(".field")?.scrollIntoView({ block: "nearest" });
}

/** Moves the focus to the next control. False when this one is the last. */
function focusNext(form: HTMLFormElement, current: EventTarget): boolean {
  const controls = controlsOf(form).filter((control) => control.checkVisibility?.() ?? true);
  const next = controls[controls.findIndex((control) => control === current) + 1];
  next?.focus();
  return Boolean(next);
}

export const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>("input, select, textarea"),
];

/**
 * On-screen keyboards label the Enter key `next` in a control with that `enterKeyHint`, so there it moves to the next field
 * instead of submitting the form.
 */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || target.enterKeyHint !== "next") return;
  if (matchMedia("(pointer: coarse)").matches && focusNext(currentTarget, target)) event.preventDefault();
}

/** Delay after which a form is treated as used, so that rendering comes first. */
const SOON_MS = 1000;

/** Runs a function once when the visitor uses a form, or after a second. @returns a function that cancels it. */
export function whenUsed(form: HTMLFormElement, run: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const start = () => {
    stop.abort();
    run();
  };
  const timer = setTimeout(start, SOON_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  form.addEventListener("focusin", start, { signal });
  return () => stop.abort();
}
