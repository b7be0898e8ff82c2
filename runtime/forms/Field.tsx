import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useText } from "../page/text.ts";

/** Whether a field is marked as filled in or as missing. It has no mark before it is blurred or the form is submitted. */
export type Mark = "valid" | "invalid" | undefined;

/** Props of every kind of field. */
export interface FieldProps {
  /** Unique in the page; the ids of hint and error derive from it. */
  id: string;
  label: string;
  required: boolean;
  registration: UseFormRegisterReturn;
  mark: Mark;
  /** Shown under the field. */
  error?: string | undefined;
}

/** ARIA attributes that connect a control to its hint and error and expose its state. */
export function controlAttributes({
  id,
  required,
  mark,
  error,
}: Pick<FieldProps, "id" | "required" | "mark" | "error">) {
  const described = [!required && hintId(id), error && errorId(id)].filter(Boolean).join(" ");
  return {
    // Not the native attribute: the browser would show its own bubble instead of the message.
    "aria-required": required || undefined,
    "aria-invalid": mark === "invalid" || undefined,
    "aria-describedby": described || undefined,
  };
}

interface FrameProps extends Pick<FieldProps, "id" | "label" | "required" | "mark" | "error"> {
  children: ReactNode;
}

/** A control with its label, its hint when it is optional, and its error. */
export function Field({ id, label, required, mark, error, children }: FrameProps) {
  return (
    <div className="field" data-mark={mark}>
      <div className="field__head">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        <FieldHint id={id} required={required} />
      </div>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Most fields are required, so only the optional ones have a hint. */
export function FieldHint({ id, required }: Pick<FieldProps, "id" | "required">) {
  const t = useText();
  if (required) return null;
  return (
    <span className="field__hint" id={hintId(id)}>
      {t("form.optional")}
    </span>
  );
}

export function FieldError({ id, error }: Pick<FieldProps, "id" | "error">) {
  if (!error) return null;
  return (
    <p className="field__error" id={errorId(id)}>
      {error}
    </p>
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
