import type { Option } from "../site/enquiry.ts";
import { controlAttributes, FieldError, FieldHint, type FieldProps } from "./Field.tsx";

interface Props extends FieldProps {
  options: Option[];
  initial: string;
}

/**
 * A field with a few choices, all visible: one tap instead of the three that a select takes on a phone. The form library
 * gets no refs: while it registers the radios it would clear what was chosen before hydration.
 */
export function RadioField({ options, initial, registration, ...frame }: Props) {
  const { id, label, required, mark, error } = frame;
  const { name, onBlur } = registration;
  const choose = (value: string) => void registration.onChange({ type: "change", target: { name, value } });
  return (
    // `aria-required` and `aria-invalid` belong to a radiogroup, not to the group that a fieldset is by itself.
    <fieldset className="field field--radios" role="radiogroup" data-mark={mark} {...controlAttributes(frame)}>
      <legend className="field__label">{label}</legend>
      <FieldHint id={id} required={required} />
      <div className="field__radios">
        {options.map((option, index) => (
          <label className="radio" key={option.value}>
            <input
              name={name}
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              value={option.value}
              defaultChecked={option.value === initial}
              onBlur={onBlur}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
