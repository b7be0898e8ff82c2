import type { FocusEvent, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useText, useRichText } from "../page/text.ts";
import type { Control } from "./formUse.ts";
import type { ShownField, WrittenField } from "../site/forms.ts";
import { useSite } from "../page/context.tsx";

/** Whether a field is marked as valid or invalid. Undefined until it is blurred or the form is submitted. */
export type Mark = "valid" | "invalid" | undefined;

/** Props of every control. */
export interface FieldProps<F extends ShownField = ShownField> {
  /** Unique in the page; the ids of hint and error derive from it. */
  id: string;
  field: F;
  registration: Omit<UseFormRegisterReturn, "onBlur"> & { onBlur: (event: FocusEvent<Control>) => Promise<void> };
  /** Name of the control. Fields that are never sent get one only with scripts: otherwise the browser would send it. */
  name: string | undefined;
  /** Whether the browser validates the field, because scripts aren't ready yet. */
  byBrowser: boolean;
  mark: Mark;
  error?: string | undefined;
  /** Whether it is hidden, because of the values of other fields. */
  away: boolean;
}

type FrameProps = Pick<FieldProps, "id" | "mark" | "away"> & { error?: string | undefined; field: Framed };
type Framed = Pick<ShownField, "type" | "label" | "hint" | "required">;

/** Checkboxes aren't marked, because they are obviously optional. */
const isMarkedOptional = ({ type, required }: Framed): boolean => !required && type !== "checkbox";

/** ARIA attributes that connect a control to its hint and error and expose its state. */
export function controlAttributes({
  id,
  field,
  byBrowser,
  mark,
  error,
}: Pick<FieldProps, "id" | "field" | "byBrowser" | "mark" | "error">) {
  const described = [isMarkedOptional(field) && optionalId(id), field.hint && hintId(id), error && errorId(id)]
    .filter(Boolean)
    .join(" ");
  return {
    "aria-required": (!byBrowser && field.required) || undefined,
    "aria-invalid": mark === "invalid" || undefined,
    "aria-describedby": described || undefined,
  };
}

/**
 * Attributes for native validation without scripts. With scripts they are removed, because some screen readers announce
 * each empty required field as invalid.
 */
export function nativeChecks({ field, byBrowser }: Pick<FieldProps, "field" | "byBrowser">) {
  if (!byBrowser) return undefined;
  const { required, minLength, maxLength } = field as Partial<WrittenField>;
  return { required, minLength, maxLength };
}

/** Attributes of a control besides its id. */
export const controlProps = ({ registration, name, ...frame }: FieldProps) => ({
  ...registration,
  ...controlAttributes(frame),
  ...nativeChecks(frame),
  name,
});

/**
 * Attributes of the element around a field. Before scripts are ready, styles hide a conditional field; without scripts
 * it is shown (`runtime/styles/_form.scss`).
 */
export const frameAttributes = ({ mark, away }: Pick<FrameProps, "mark" | "away">) => ({
  "data-mark": mark,
  "data-away": away ? "" : undefined,
});

/** A control with its label, its hint, and its error. */
export function Field({ children, ...frame }: FrameProps & { children: ReactNode }) {
  const { id, field, error } = frame;
  return (
    <div className="field" {...frameAttributes(frame)}>
      <div className="field__head">
        <label className="field__label" htmlFor={id}>
          {field.label}
        </label>
        <FieldOptional id={id} field={field} />
      </div>
      <FieldHint id={id} field={field} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

type PartProps = Pick<FrameProps, "id" | "field">;

/** Marks optional fields, because most are required. */
export function FieldOptional({ id, field }: PartProps) {
  const t = useText();
  if (!isMarkedOptional(field)) return null;
  return (
    <span className="field__optional" id={optionalId(id)}>
      {t("form.optional")}
    </span>
  );
}

export function FieldHint({ id, field: { hint } }: PartProps) {
  if (!hint) return null;
  return (
    <p className="field__hint" id={hintId(id)}>
      {hint}
    </p>
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

const optionalId = (id: string) => `${id}_optional`;
const hintId = (id: string) => `${id}_hint`;
const errorId = (id: string) => `${id}_error`;

/** A link to the privacy page, in another window, so that the form keeps what was typed. */
export function PrivacyLink() {
  const { privacyPage } = useSite();
  const rich = useRichText();
  if (privacyPage === undefined) return null;
  return <p className="form__privacy">{rich("form.privacy", { page: <OtherWindow href={privacyPage} /> })}</p>;
}

const OtherWindow = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
);

/** A field with its hint. A phone field with a dial-code picker gets a default hint. */
export function useHinted<F extends ShownField>(field: F): F {
  const t = useText();
  if (field.type !== "tel" || !field.dialCodes || field.hint !== undefined) return field;
  const { complete, options, none } = field.dialCodes;
  const example = none ? undefined : options[0]?.code;
  if (complete) return { ...field, hint: t("form.phoneCompleted") };
  // Isolated, because in right-to-left text the plus sign would come after the digits.
  return example === undefined
    ? field
    : { ...field, hint: t("form.phoneWithCode", { code: `\u2066${example}\u2069` }) };
}
