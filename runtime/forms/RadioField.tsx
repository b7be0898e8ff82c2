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
 * A field with a few choices, all visible: one tap instead of the three that a select takes on a phone. The form library
 * gets no refs: while it registers the radios it would clear what was chosen before hydration.
 */
export function RadioField({ registration, name, ...frame }: FieldProps<RadioData>) {
  const { id, field, error } = frame;
  const { onBlur } = registration;
  const choose = (value: string) =>
    void registration.onChange({ type: "change", target: { name: registration.name, value } });
  return (
    // `aria-required` and `aria-invalid` belong to a radiogroup, not to the group that a fieldset is by itself.
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
