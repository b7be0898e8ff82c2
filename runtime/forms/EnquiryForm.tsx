import { useSite } from "../page/context.tsx";
import { usePreselection } from "../modals/usePreselection.ts";
import { useText } from "../page/text.ts";
import type { FormConfig, ShownField } from "../site/forms.ts";
import { ConfirmPerson } from "./ConfirmPerson.tsx";
import { controlOf } from "./controls.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { isShown } from "../site/fields.ts";
import { PrivacyLink } from "./PrivacyLink.tsx";
import { SentOverlay } from "./SentOverlay.tsx";
import { SendStatus } from "./SendStatus.tsx";
import { Trap } from "./Trap.tsx";
import { type Phase, useEnquiry } from "./useEnquiry.ts";

// A part of the same file: what loads the types of fields is loaded before them.
export { loadControls } from "./controls.ts";

export interface FormProps {
  /** Begins the ids of the form's elements: unique among the forms of a page. */
  idPrefix: string;
  /** Name of the form in `SiteData.forms`. */
  form: string;
}

/** A form by its name; nothing where the site has none of that name. */
export function EnquiryForm({ idPrefix, form }: FormProps) {
  const config = useSite().forms[form];
  return config && <NamedForm idPrefix={idPrefix} form={form} config={config} />;
}

const MAY_SEND: ReadonlySet<Phase> = new Set(["editing", "confirming", "failed"]);

/**
 * A form (docs/behaviour.md, Enquiry form). Without scripts the browser sends it by itself. Its fields are uncontrolled, so
 * that hydration keeps what was typed before.
 */
function NamedForm({ idPrefix, form, config }: FormProps & { config: FormConfig }) {
  const { contacts } = useSite();
  const t = useText();
  const { phase, ready, away, marks, register, errors, problems, summary, trap, confirmButton, confirm, formProps } =
    useEnquiry(`${idPrefix}_form`, form, config);
  usePreselection(formProps.ref, idPrefix);

  const renderField = (field: ShownField) => {
    const Control = controlOf(field.type);
    if (!Control) return null;
    const { name } = field;
    return (
      <Control
        key={name}
        id={`${idPrefix}_${name}`}
        field={field}
        registration={register(field)}
        name={ready || !field.unsent ? name : undefined}
        // Without scripts what is shown only with an answer is always there to be seen, and nothing has to be in it.
        byBrowser={!ready && !field.showWhen}
        mark={marks[name]}
        error={errors[name]?.message}
        away={away.has(name)}
      />
    );
  };

  const message = "message" in config.thanks ? config.thanks.message : undefined;
  return (
    <form
      className="form"
      data-enquiry=""
      method="post"
      encType="multipart/form-data"
      action={config.send.action ?? config.send.url}
      // Scripts take the checks over (`noValidate`) before React is there.
      suppressHydrationWarning
      aria-busy={phase === "sending" || undefined}
      {...formProps}
    >
      {problems.length > 0 && <ErrorSummary idPrefix={idPrefix} problems={problems} ref={summary} />}
      <div className="form__fields" inert={phase === "sent"}>
        {config.fields.filter(isShown).map(renderField)}
        <Trap ref={trap} />
        <PrivacyLink />
        <button className="button form__submit" type="submit" disabled={!MAY_SEND.has(phase)}>
          {t("form.submit")}
        </button>
        {phase === "confirming" && <ConfirmPerson button={confirmButton} onConfirm={confirm} />}
      </div>
      <SendStatus phase={phase} phone={contacts.phone} sent={message} />
      {phase === "sent" && <SentOverlay message={message} />}
    </form>
  );
}
