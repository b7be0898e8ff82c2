import { useText } from "../page/text.ts";
import type { SelectField as SelectData } from "../site/forms.ts";
import { controlAttributes, Field, type FieldProps, nativeChecks } from "./Field.tsx";

/** A field with options, as a native select, because phones have their own picker for it. */
export function SelectField({ registration, name, ...frame }: FieldProps<SelectData>) {
  const t = useText();
  const { id, field } = frame;
  const { options, default: initial = "", autocomplete } = field;
  return (
    <Field {...frame}>
      <select
        {...registration}
        {...controlAttributes(frame)}
        {...nativeChecks(frame)}
        name={name}
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
