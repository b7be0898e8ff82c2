import type { TextareaField as TextareaData } from "../site/forms.ts";
import { controlAttributes, Field, type FieldProps, nativeChecks } from "./Field.tsx";

/** A field of several lines. */
export function TextareaField({ registration, name, ...frame }: FieldProps<TextareaData>) {
  const { id, field } = frame;
  return (
    <Field {...frame}>
      <textarea
        {...registration}
        {...controlAttributes(frame)}
        {...nativeChecks(frame)}
        name={name}
        id={id}
        autoComplete={field.autocomplete}
        defaultValue={field.default ?? ""}
        className="field__control"
        rows={field.rows}
      />
    </Field>
  );
}
