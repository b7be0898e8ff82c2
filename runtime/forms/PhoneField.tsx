import type { TelField } from "../site/forms.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { TextInput } from "./TextField.tsx";
import { useDetectedDialCode } from "./useDetectedDialCode.ts";

/** The code comes first, because a closed select on a phone has little room. */
const dialText = (label: string, code: string): string => `${code} ${label.replace(`(${code})`, "").trim()}`;

/** Stands for a code that is not chosen: there is no room for words. */
const NO_CODE = "+ …";

/** A phone number, beside a picker of dial codes where the field has one. The picker has no name, because its value is never sent. */
export default function PhoneField(props: FieldProps<TelField>) {
  const { id, field } = props;
  const { options: codes = NO_CODES, none = false } = field.dialCodes ?? {};
  const picker = useDetectedDialCode(codes);
  return (
    <Field {...props}>
      <div className="field__phone">
        {codes.length > 0 && (
          <select
            ref={picker}
            className="field__control field__control--select field__control--dial"
            id={`${id}-dialcode`}
            aria-label={field.dialCodes?.label}
            autoComplete="tel-country-code"
            defaultValue={none ? "" : codes[0]?.value}
          >
            {none && <option value="">{NO_CODE}</option>}
            {codes.map(({ label, value }) => (
              <option key={label} value={value}>
                {dialText(label, value)}
              </option>
            ))}
          </select>
        )}
        <TextInput {...props} />
      </div>
    </Field>
  );
}

const NO_CODES: NonNullable<TelField["dialCodes"]>["options"] = [];
