import type { TelField } from "../site/forms.ts";
import { DialPicker } from "./dialCodes/DialPicker.tsx";
import { Field, type FieldProps } from "./Field.tsx";
import { TextInput } from "./TextField.tsx";
import { useHinted } from "./useHinted.ts";

/** A phone number, with a dial-code picker if the field has one. */
export function PhoneField(props: FieldProps<TelField>) {
  const field = useHinted(props.field);
  const { dialCodes } = field;
  return (
    <Field {...props} field={field}>
      <div className="field__phone">
        {dialCodes && <DialPicker id={`${props.id}_dialcode`} dialCodes={dialCodes} />}
        <TextInput {...props} field={field} />
      </div>
    </Field>
  );
}
