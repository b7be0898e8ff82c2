import type { ReactNode } from "react";
import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Field } from "../forms/Field.tsx";
import { optionsOf, REQUIRED_FIELDS, shownFields } from "../forms/fields.ts";
import type { EnquiryField, Option } from "../site/enquiry.ts";

interface Props {
  idPrefix: string;
  variant?: string | undefined;
}

/**
 * Shown while the form loads: the same labels in the same rows, with bars for the controls, so that there is no layout
 * shift when the form replaces it. Assistive technology reads only that the form is loading.
 */
export function FormSkeleton({ idPrefix, variant }: Props) {
  const { enquiry: config } = useSite();
  const t = useText();
  return (
    <div className="form form-skeleton">
      <output className="visually-hidden">{t("form.loading")}</output>
      <div className="form__fields" aria-hidden="true" inert>
        {shownFields(config).map((field) => {
          const options = optionsOf(config, field, variant);
          const frame = { label: config.labels[field], required: REQUIRED_FIELDS.has(field) };
          if (options && field === "interestedin") return <Radios key={field} {...frame} options={options} />;
          return (
            <Field key={field} id={`${idPrefix}-skeleton-${field}`} mark={undefined} {...frame}>
              {controlOf(field)}
            </Field>
          );
        })}
        <div className="field field--consent">
          <span className="checkbox">
            <i className="form-skeleton__box" />
            <span>{config.labels.consent}</span>
          </span>
        </div>
        <span className="button form__submit form-skeleton__submit">{t("form.submit")}</span>
      </div>
    </div>
  );
}

/** A disabled textarea for the message, because it is higher than the other controls. */
function controlOf(field: EnquiryField): ReactNode {
  if (field === "textmessage") return <textarea className="field__control" rows={4} disabled />;
  return <span className="field__control" />;
}

function Radios({ label, required, options }: { label: string; required: boolean; options: Option[] }) {
  const t = useText();
  return (
    <fieldset className="field field--radios">
      <legend className="field__label">{label}</legend>
      {!required && <span className="field__hint">{t("form.optional")}</span>}
      <div className="field__radios">
        {options.map(({ label: text, value }) => (
          <span className="radio" key={value}>
            <i className="form-skeleton__box" />
            <span>{text}</span>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
