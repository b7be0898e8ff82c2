import type { WrittenField, TextareaField as TextareaData } from "../site/forms.ts";
import { controlProps, Field, type FieldProps, nativeChecks } from "./Field.tsx";
import type { InputHTMLAttributes } from "react";

type Props = FieldProps<WrittenField>;

/** A field of one line: text, email, date. */
export function TextField(props: Props) {
  return (
    <Field {...props}>
      <TextInput {...props} />
    </Field>
  );
}

/** The control of a field of one line. */
export function TextInput(props: Props) {
  const { id, field, byBrowser } = props;
  return (
    <input
      {...traitsOf(field)}
      {...nativeChecks(props)}
      {...(byBrowser && { pattern: field.pattern, title: field.messages?.pattern })}
      {...controlProps(props)}
      id={id}
      defaultValue={field.default ?? ""}
      className="field__control"
      enterKeyHint="next"
    />
  );
}

/** A field of several lines. */
export function TextareaField(props: FieldProps<TextareaData>) {
  const { id, field } = props;
  return (
    <Field {...props}>
      <textarea
        {...controlProps(props)}
        id={id}
        autoComplete={field.autocomplete}
        defaultValue={field.default ?? ""}
        className="field__control"
        rows={field.rows}
      />
    </Field>
  );
}

type Traits = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck"
>;

/** Hints for on-screen keyboards by type of field. */
const OF_TYPE: Partial<Record<WrittenField["type"], Traits>> = {
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  tel: { inputMode: "tel" },
};

const NAME: Traits = { autoCapitalize: "words", spellCheck: false };

/** Hints for on-screen keyboards by `autocomplete`. */
const OF_AUTOFILL: Record<string, Traits> = {
  name: NAME,
  "given-name": NAME,
  "family-name": NAME,
  "address-level2": { autoCapitalize: "words" },
};

/** Hints for browsers and on-screen keyboards. */
const traitsOf = ({ type, autocomplete = "" }: WrittenField): Traits => ({
  type,
  autoComplete: autocomplete || undefined,
  ...OF_TYPE[type],
  ...OF_AUTOFILL[autocomplete],
});
