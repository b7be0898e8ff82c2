import type { CheckboxField as CheckboxData } from "../site/forms.ts";
import { controlAttributes, FieldError, FieldHint, type FieldProps, frameAttributes, nativeChecks } from "./Field.tsx";

/** A checkbox, for example for a consent. */
export function CheckboxField({ registration, name, ...frame }: FieldProps<CheckboxData>) {
  const { id, field, error } = frame;
  return (
    <div className="field field--consent" {...frameAttributes(frame)}>
      <label className="checkbox">
        <input
          {...registration}
          {...controlAttributes(frame)}
          {...nativeChecks(frame)}
          name={name}
          type="checkbox"
          id={id}
          value={field.unsent ? undefined : field.value}
          defaultChecked={field.checked}
        />
        <span>{field.label}</span>
      </label>
      <FieldHint id={id} field={field} />
      <FieldError id={id} error={error} />
    </div>
  );
}
