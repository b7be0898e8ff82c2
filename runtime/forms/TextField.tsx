import type { WrittenField } from "../site/forms.ts";
import { controlAttributes, Field, type FieldProps, nativeChecks } from "./Field.tsx";
import { traitsOf } from "./traits.ts";

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
export function TextInput({ registration, name, ...frame }: Props) {
  const { id, field, byBrowser } = frame;
  return (
    <input
      {...traitsOf(field)}
      {...nativeChecks(frame)}
      {...(byBrowser && { pattern: field.pattern, title: field.messages?.pattern })}
      {...registration}
      {...controlAttributes(frame)}
      name={name}
      id={id}
      defaultValue={field.default ?? ""}
      className="field__control"
      enterKeyHint="next"
    />
  );
}
