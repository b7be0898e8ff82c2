import type { ComponentType } from "react";
import type {
  ShownField,
  RadioField as RadioData,
  CheckboxField as CheckboxData,
  SelectField as SelectData,
} from "../site/forms.ts";
import {
  type FieldProps,
  controlAttributes,
  controlProps,
  FieldError,
  FieldHint,
  FieldOptional,
  frameAttributes,
  nativeChecks,
  Field,
} from "./Field.tsx";
import { PhoneField } from "./phone/PhoneField.tsx";
import { TextareaField, TextField } from "./TextFields.tsx";
import { useText } from "../page/text.ts";

type Control<T extends ShownField["type"]> = ComponentType<FieldProps<Extract<ShownField, { type: T }>>>;

const CONTROLS: { [T in ShownField["type"]]: Control<T> } = {
  text: TextField,
  email: TextField,
  date: TextField,
  textarea: TextareaField,
  select: SelectField,
  radio: RadioField,
  checkbox: CheckboxField,
  tel: PhoneField,
};

/** The control for a type of field. */
export const controlOf = (type: ShownField["type"]) => CONTROLS[type] as ComponentType<FieldProps>;

/**
 * A field with a few visible options: one tap instead of three for a select on a phone. The form library gets no refs,
 * because registering the radios would clear what was chosen before hydration.
 */
function RadioField({ registration, name, ...frame }: FieldProps<RadioData>) {
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

/** A checkbox, for example for a consent. */
function CheckboxField(props: FieldProps<CheckboxData>) {
  const { id, field, error } = props;
  return (
    <div className="field field--consent" {...frameAttributes(props)}>
      <label className="checkbox">
        <input
          {...controlProps(props)}
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

/** A field with options, as a native select, because phones have their own picker for it. */
function SelectField(props: FieldProps<SelectData>) {
  const t = useText();
  const { id, field } = props;
  const { options, default: initial = "", autocomplete } = field;
  return (
    <Field {...props}>
      <select
        {...controlProps(props)}
        id={id}
        defaultValue={initial}
        autoComplete={autocomplete}
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
