import { useEffect, useState, type ReactNode, Component } from "react";
import { useRichText, useSite, useText } from "../page/context.tsx";
import { EnquiryPageLink } from "../navigation/ContactLinks.tsx";
import { track } from "../page/track.ts";
import type { EnquiryForm, FormProps } from "../forms/EnquiryForm.tsx";
import { Field, FieldHint, FieldOptional, PrivacyLink, useHinted } from "../forms/Field.tsx";
import { initialValue, listShown } from "../site/fields.ts";
import type { ShownField } from "../site/forms.ts";

/** A modal's form, loaded when it is first shown. On failure shows the phone number and a link to the form's page. */
export function LazyEnquiryForm(props: FormProps) {
  const { phone } = useSite().contacts;
  const rich = useRichText();
  const [state, setState] = useState<"loading" | "failed" | { Form: typeof EnquiryForm }>("loading");
  // Once, because its modal stays mounted.
  useEffect(() => void track("form_opened", { form: props.form }), [props.form]);
  useEffect(() => {
    import("../forms/EnquiryForm.tsx").then(
      ({ EnquiryForm: Form }) => setState({ Form }),
      () => setState("failed"),
    );
  }, []);

  if (state === "loading") return <FormSkeleton {...props} />;
  const page = <EnquiryPageLink />;
  const instead = (
    <p role="alert">
      {phone
        ? rich("form.notLoaded", { phone: <a href={`tel:${phone.e164}`}>{phone.display}</a>, page })
        : rich("form.notLoadedNoPhone", { page })}
    </p>
  );
  if (state === "failed") return instead;
  return (
    <ErrorBoundary fallback={instead}>
      <state.Form {...props} />
    </ErrorBoundary>
  );
}

/** The form's labels and rows, so that the layout doesn't shift. Screen readers read that it is loading. */
function FormSkeleton({ idPrefix, form }: FormProps) {
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
  if (field.type === "checkbox")
    return (
      <div className="field field--consent">
        <BoxSkeleton className="checkbox" label={field.label} />
        <FieldHint id={id} field={field} />
      </div>
    );
  if (field.type === "radio")
    return (
      <fieldset className="field field--radios">
        <legend className="field__label">{field.label}</legend>
        <FieldOptional id={id} field={field} />
        <FieldHint id={id} field={field} />
        <div className="field__radios">
          {field.options.map(({ label, value }) => (
            <BoxSkeleton className="radio" key={value} label={label} />
          ))}
        </div>
      </fieldset>
    );
  const bar = <span className="field__control" />;
  return (
    <Field id={id} field={field}>
      {/* A textarea is higher than other controls. */}
      {field.type === "textarea" && <textarea className="field__control" rows={field.rows} disabled />}
      {field.type === "tel" && <div className="field__phone">{bar}</div>}
      {field.type !== "textarea" && field.type !== "tel" && bar}
    </Field>
  );
}

const BoxSkeleton = ({ className, label }: Record<"className" | "label", string>) => (
  <span className={className}>
    <i className="form-skeleton__box" />
    <span>{label}</span>
  </span>
);

/** Shows `fallback` instead of children that fail, so that the rest of the page keeps working. React logs errors. */
class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
