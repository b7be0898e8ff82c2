import type { ComponentType, InputHTMLAttributes } from "react";
import type { ShownField, WrittenField } from "../site/forms.ts";
import type { FieldProps } from "./Field.tsx";
import { Field, FieldError, FieldHint, FieldOptional, frameAttributes, isMarkedOptional, useHinted } from "./Field.tsx";
import { DialPicker } from "./phone/DialPicker.tsx";
import { useText } from "../page/context.tsx";

type Type = ShownField["type"];

type Props<T extends Type> = FieldProps<Extract<ShownField, { type: T }>>;
type LineProps = Props<"text" | "email" | "date" | "tel">;

const CONTROLS: { [T in Type]: ComponentType<Props<T>> } = {
  text: Line,
  email: Line,
  date: Line,
  tel: Line,
  textarea: Textarea,
  select: Select,
  radio: Radios,
  checkbox: Checkbox,
};

export const controlOf = (type: Type) => CONTROLS[type] as ComponentType<FieldProps>;

type Traits = InputHTMLAttributes<HTMLInputElement>;

/** Hints for on-screen keyboards by type of field. */
const OF_TYPE: Partial<Record<WrittenField["type"], Traits>> = {
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  tel: { inputMode: "tel" },
};

const NAME: Traits = { autoCapitalize: "words", spellCheck: false };

/** Hints for on-screen keyboards by `autocomplete`. */
const OF_AUTOFILL: Record<string, Traits> = {
  name: NAME,
  "given-name": NAME,
  "family-name": NAME,
  "address-level2": { autoCapitalize: "words" },
};

/** ARIA attributes that connect a control to its hint and error and expose its state. */
function controlAttributes({ id, field, byBrowser, mark, error }: FieldProps) {
  const ids = [isMarkedOptional(field) && `${id}_optional`, field.hint && `${id}_hint`, error && `${id}_error`];
  return {
    "aria-required": (!byBrowser && field.required) || undefined,
    "aria-invalid": mark === "invalid" || undefined,
    "aria-describedby": ids.filter(Boolean).join(" ") || undefined,
  };
}

/** Native validation, without scripts only: some screen readers announce each empty required field as invalid. */
function nativeChecks({ field, byBrowser }: FieldProps) {
  const { required, minLength, maxLength } = field as Partial<WrittenField>;
  return byBrowser ? { required, minLength, maxLength } : undefined;
}

/** Attributes of a control besides its id. */
const controlProps = (props: FieldProps) => ({
  ...props.registration,
  ...controlAttributes(props),
  ...nativeChecks(props),
  name: props.name,
});

/** A field of one line. A phone number has a dial-code picker, if its field has one. */
function Line(given: LineProps) {
  const field = useHinted(given.field);
  const props = { ...given, field };
  const { id, byBrowser } = props;
  const { type, autocomplete = "" } = field;
  const input = (
    <input
      type={type}
      autoComplete={autocomplete || undefined}
      {...OF_TYPE[type]}
      {...OF_AUTOFILL[autocomplete]}
      {...nativeChecks(props)}
      {...(byBrowser && { pattern: field.pattern, title: field.messages?.pattern })}
      {...controlProps(props)}
      id={id}
      defaultValue={field.default ?? ""}
      className="field__control"
      enterKeyHint="next"
    />
  );
  if (field.type !== "tel") return <Field {...props}>{input}</Field>;
  return (
    <Field {...props}>
      <div className="field__phone">
        {field.dialCodes && <DialPicker id={`${id}_dialcode`} {...field.dialCodes} />}
        {input}
      </div>
    </Field>
  );
}

function Textarea(props: Props<"textarea">) {
  const { id, field } = props;
  return (
    <Field {...props}>
      <textarea
        {...controlProps(props)}
        id={id}
        autoComplete={field.autocomplete}
        defaultValue={field.default ?? ""}
        className="field__control"
        rows={field.rows}
      />
    </Field>
  );
}

/** A field with options, as a native select, because phones have their own picker for it. */
function Select(props: Props<"select">) {
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

/** A few visible options: one tap instead of three. Refs would make the form library clear what was chosen before. */
function Radios(props: Props<"radio">) {
  const { id, field, error, name, registration } = props;
  return (
    // `aria-required` and `aria-invalid` are allowed on a radiogroup, but not on a fieldset's implicit role, group.
    <fieldset
      className="field field--radios"
      role="radiogroup"
      {...frameAttributes(props)}
      {...controlAttributes({ ...props, byBrowser: false })}
    >
      <legend className="field__label">{field.label}</legend>
      <FieldOptional id={id} field={field} />
      <FieldHint id={id} field={field} />
      <div className="field__radios">
        {field.options.map(({ label, value }, index) => (
          <label className="radio" key={value}>
            <input
              {...nativeChecks(props)}
              name={name}
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              value={value}
              defaultChecked={value === field.default}
              onBlur={registration.onBlur}
              onChange={() => void registration.onChange({ type: "change", target: { name: field.name, value } })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function Checkbox(props: Props<"checkbox">) {
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
