import type { RadioField as RadioData } from "../site/forms.ts";
import {
  controlAttributes,
  FieldError,
  FieldHint,
  FieldOptional,
  type FieldProps,
  frameAttributes,
  nativeChecks,
} from "./Field.tsx";

/**
 * A field with a few visible options: one tap instead of three for a select on a phone. The form library gets no refs,
 * because registering the radios would clear what was chosen before hydration.
 */
export function RadioField({ registration, name, ...frame }: FieldProps<RadioData>) {
  const { id, field, error } = frame;
  const { onBlur } = registration;
  const choose = (value: string) =>
    void registration.onChange({ type: "change", target: { name: registration.name, value } });
  return (
    // `aria-required` and `aria-invalid` are allowed on a radiogroup, but not on a fieldset's implicit role, group.
    <fieldset
      className="field field--radios"
      role="radiogroup"
      {...frameAttributes(frame)}
      {...controlAttributes({ ...frame, byBrowser: false })}
    >
      <legend className="field__label">{field.label}</legend>
      <FieldOptional id={id} field={field} />
      <FieldHint id={id} field={field} />
      <div className="field__radios">
        {field.options.map((option, index) => (
          <label className="radio" key={option.value}>
            <input
              {...nativeChecks(frame)}
              name={name}
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              value={option.value}
              defaultChecked={option.value === field.default}
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
