import type { ReactNode } from "react";
import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Field, FieldHint, FieldOptional, frameAttributes } from "../forms/Field.tsx";
import { initialValue, listShown } from "../site/fields.ts";
import { PrivacyLink } from "../forms/PrivacyLink.tsx";
import { useHinted } from "../forms/useHinted.ts";
import type { RadioField, ShownField } from "../site/forms.ts";

interface Props {
  idPrefix: string;
  /** Name of the form. */
  form: string;
}

/**
 * Placeholder while the form loads: the same labels in the same rows, with bars for controls, so that the layout
 * doesn't shift. Assistive technology reads only that the form is loading.
 */
export function FormSkeleton({ idPrefix, form }: Props) {
  const t = useText();
  const { fields = [] } = useSite().forms[form] ?? {};
  return (
    <div className="form form-skeleton">
      <output className="visually-hidden" aria-label={t("form.status")}>
        {t("form.loading")}
      </output>
      <div className="form__fields" aria-hidden="true" inert>
        {listShown(fields, initialValue).map((field) => (
          <FieldSkeleton key={field.name} id={`${idPrefix}_skeleton-${field.name}`} field={field} />
        ))}
        <PrivacyLink />
        <span className="button form__submit form-skeleton__submit">{t("form.submit")}</span>
      </div>
    </div>
  );
}

function FieldSkeleton({ id, field: written }: { id: string; field: ShownField }) {
  const field = useHinted(written);
  if (field.type === "radio") return <Radios id={id} field={field} />;
  if (field.type === "checkbox") {
    return (
      <div className="field field--consent">
        <span className="checkbox">
          <i className="form-skeleton__box" />
          <span>{field.label}</span>
        </span>
        <FieldHint id={id} field={field} />
      </div>
    );
  }
  return (
    <Field id={id} field={field} mark={undefined} away={false}>
      {controlOf(field)}
    </Field>
  );
}

/** A placeholder for a control. A textarea is higher than other controls, so it is a disabled textarea. */
function controlOf(field: ShownField): ReactNode {
  if (field.type === "textarea") return <textarea className="field__control" rows={field.rows} disabled />;
  if (field.type !== "tel") return <span className="field__control" />;
  return (
    <div className="field__phone">
      <span className="field__control" />
    </div>
  );
}

function Radios({ id, field }: { id: string; field: RadioField }) {
  return (
    <fieldset className="field field--radios" {...frameAttributes({ mark: undefined, away: false })}>
      <legend className="field__label">{field.label}</legend>
      <FieldOptional id={id} field={field} />
      <FieldHint id={id} field={field} />
      <div className="field__radios">
        {field.options.map(({ label, value }) => (
          <span className="radio" key={value}>
            <i className="form-skeleton__box" />
            <span>{label}</span>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
