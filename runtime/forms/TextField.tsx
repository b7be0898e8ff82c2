import type { EnquiryField } from "../site/enquiry.ts";
import { controlAttributes, Field, type FieldProps } from "./Field.tsx";
import { goOnWithEnter } from "./goOnWithEnter.ts";
import { FIELD_TRAITS } from "./traits.ts";

interface Props extends FieldProps {
  name: EnquiryField;
  initial: string;
}

/** A field of one line of text, or of several for the message. */
export function TextField({ name, initial, registration, ...frame }: Props) {
  const shared = {
    ...registration,
    ...controlAttributes(frame),
    id: frame.id,
    defaultValue: initial,
    className: "field__control",
  };
  return (
    <Field {...frame}>
      {name === "textmessage" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input type="text" {...FIELD_TRAITS[name]} {...shared} enterKeyHint="next" onKeyDown={goOnWithEnter} />
      )}
    </Field>
  );
}
