import type { EnquiryField, Option } from "../site/enquiry.ts";
import { useText } from "../page/text.ts";
import { controlAttributes, Field, type FieldProps } from "./Field.tsx";
import { FIELD_TRAITS } from "./traits.ts";

interface Props extends FieldProps {
  name: EnquiryField;
  options: Option[];
  initial: string;
}

/** A field with choices, as a native select, for which phones have their own picker. */
export function SelectField({ name, options, initial, registration, ...frame }: Props) {
  const t = useText();
  return (
    <Field {...frame}>
      <select
        {...registration}
        {...controlAttributes(frame)}
        id={frame.id}
        defaultValue={initial}
        autoComplete={FIELD_TRAITS[name]?.autoComplete}
        className="field__control field__control--select"
      >
        {(options.length > 1 || initial === "") && <option value="">{t("form.choose")}</option>}
        {options.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
