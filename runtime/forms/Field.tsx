import type { FocusEvent, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useRichText, useSite, useText } from "../page/context.tsx";
import type { ShownField } from "../site/forms.ts";
import type { Control } from "./formUse.ts";

/** Whether a field is marked as valid or invalid. Undefined until it is blurred or the form is submitted. */
export type Mark = "valid" | "invalid" | undefined;

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

/** Checkboxes aren't marked, because they are obviously optional. */
export const isMarkedOptional = ({ type, required }: ShownField): boolean => !required && type !== "checkbox";

/** Attributes of the element around a field. Before scripts are ready, styles hide a conditional field (`_form.scss`). */
export const frameAttributes = ({ mark, away }: Partial<FieldProps>) => ({
  "data-mark": mark,
  "data-away": away ? "" : undefined,
});

type PartProps = Pick<FieldProps, "id" | "field">;

/** A control with its label, its hint, and its error. */
export const Field = ({ children, ...frame }: Partial<FieldProps> & PartProps & { children: ReactNode }) => (
  <div className="field" {...frameAttributes(frame)}>
    <div className="field__head">
      <label className="field__label" htmlFor={frame.id}>
        {frame.field.label}
      </label>
      <FieldOptional {...frame} />
    </div>
    <FieldHint {...frame} />
    {children}
    <FieldError {...frame} />
  </div>
);

/** Marks optional fields, because most are required. */
export function FieldOptional({ id, field }: PartProps) {
  const t = useText();
  if (!isMarkedOptional(field)) return null;
  return (
    <span className="field__optional" id={`${id}_optional`}>
      {t("form.optional")}
    </span>
  );
}

export const FieldHint = ({ id, field: { hint } }: PartProps) =>
  hint && (
    <p className="field__hint" id={`${id}_hint`}>
      {hint}
    </p>
  );

export const FieldError = ({ id, error }: Pick<FieldProps, "id" | "error">) =>
  error && (
    <p className="field__error" id={`${id}_error`}>
      {error}
    </p>
  );

/** A link to the privacy page, in another window, so that the form keeps what was typed. */
export function PrivacyLink() {
  const { privacyPage } = useSite();
  const rich = useRichText();
  if (privacyPage === undefined) return null;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the text has it
  const page = <a href={privacyPage} target="_blank" rel="noopener" />;
  return <p className="form__privacy">{rich("form.privacy", { page })}</p>;
}

/** A field with its hint. A phone field with a dial-code picker gets a default hint. */
export function useHinted<F extends ShownField>(field: F): F {
  const t = useText();
  if (field.type !== "tel" || !field.dialCodes || field.hint !== undefined) return field;
  const { complete, options, none } = field.dialCodes;
  if (complete) return { ...field, hint: t("form.phoneCompleted") };
  const code = none ? undefined : options[0]?.code;
  // Isolated, because in right-to-left text the plus sign would come after the digits.
  return code === undefined ? field : { ...field, hint: t("form.phoneWithCode", { code: `\u2066${code}\u2069` }) };
}
