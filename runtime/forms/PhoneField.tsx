import type { DialCode } from "../site/enquiry.ts";
import { controlAttributes, Field, type FieldProps } from "./Field.tsx";
import { goOnWithEnter } from "./goOnWithEnter.ts";
import { FIELD_TRAITS } from "./traits.ts";
import { useDetectedDialCode } from "./useDetectedDialCode.ts";

interface Props extends FieldProps {
  initial: string;
  /** Dial codes, the country's own first. */
  dialCodes: DialCode[];
  dialCodeLabel: string;
}

/** The code comes first, because a closed select on a phone has little room. */
const dialText = (label: string, code: string): string => `${code} ${label.replace(`(${code})`, "").trim()}`;

/** The phone number beside a picker of dial codes. The picker has no name, because its value is never sent. */
export function PhoneField({ initial, dialCodes, dialCodeLabel, registration, ...frame }: Props) {
  const picker = useDetectedDialCode(dialCodes);
  return (
    <Field {...frame}>
      <div className="field__phone">
        {dialCodes.length > 0 && (
          <select
            ref={picker}
            className="field__control field__control--select field__control--dial"
            id={`${frame.id}-dialcode`}
            aria-label={dialCodeLabel}
            autoComplete="tel-country-code"
            defaultValue={dialCodes[0]?.value}
          >
            {dialCodes.map(({ label, value }) => (
              <option key={label} value={value}>
                {dialText(label, value)}
              </option>
            ))}
          </select>
        )}
        <input
          {...registration}
          {...controlAttributes(frame)}
          {...FIELD_TRAITS["your-phone"]}
          id={frame.id}
          defaultValue={initial}
          enterKeyHint="next"
          onKeyDown={goOnWithEnter}
          className="field__control"
        />
      </div>
    </Field>
  );
}
