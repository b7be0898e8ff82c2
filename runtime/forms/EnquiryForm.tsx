import { type RefObject, useEffect } from "react";
import { useSite, useText } from "../page/context.tsx";
import { takePreselection, useCurrentModal } from "../modals/store.ts";
import type { FormConfig } from "../site/forms.ts";
import { ConfirmPerson, Honeypot } from "./botGuard.tsx";
import { controlOf } from "./controls.tsx";
import { ErrorSummary, SendStatus } from "./FormMessages.tsx";
import { PrivacyLink } from "./Field.tsx";
import { useEnquiry } from "./useEnquiry.ts";
import { controlsOf } from "./formDom.ts";
import { hasOption } from "./formUse.ts";

/** Name of a form in `SiteData.forms`, and the prefix of the ids of its elements, unique on the page. */
export type FormProps = Record<"idPrefix" | "form", string>;

/** A form by name; nothing if the site has no such form. */
export function EnquiryForm({ idPrefix, form }: FormProps) {
  const config = useSite().forms[form];
  return config && <NamedForm idPrefix={idPrefix} form={form} config={config} />;
}

/** A form, which works without scripts too. Fields are uncontrolled, so that hydration keeps what was typed before. */
function NamedForm({ idPrefix, form, config }: FormProps & { config: FormConfig }) {
  const { contacts } = useSite();
  const t = useText();
  const { phase, controls, problems, summary, guard, formProps } = useEnquiry(`${idPrefix}_form`, form, config);
  usePreselection(formProps.ref, idPrefix);
  const canSend = ["editing", "confirming", "failed"].includes(phase);
  const message = "message" in config.thanks ? config.thanks.message : undefined;
  return (
    <form
      className="form"
      data-enquiry=""
      method="post"
      encType="multipart/form-data"
      action={config.send.action ?? config.send.url}
      // The boot module sets `noValidate` before hydration.
      suppressHydrationWarning
      aria-busy={phase === "sending" || undefined}
      {...formProps}
    >
      {problems.length > 0 && <ErrorSummary idPrefix={idPrefix} problems={problems} ref={summary} />}
      <div className="form__fields" inert={phase === "sent"}>
        {controls.map((props) => {
          const { type, name } = props.field;
          const Control = controlOf(type);
          return <Control key={name} id={`${idPrefix}_${name}`} {...props} />;
        })}
        <Honeypot guard={guard} />
        <PrivacyLink />
        <button className="button form__submit" type="submit" disabled={!canSend}>
          {t("form.submit")}
        </button>
        {phase === "confirming" && <ConfirmPerson guard={guard} />}
      </div>
      <SendStatus phase={phase} phone={contacts.phone} sent={message} />
      {/* Covers the form until the thank-you page is loaded, or permanently. The live region repeats the message. */}
      {phase === "sent" && (
        <div className="form__sent" aria-hidden="true">
          <p>{message ?? t("form.thanks")}</p>
        </div>
      )}
    </form>
  );
}

/** Sets values with events, as a visitor would, so that dependent fields update. Ignores unknown fields and values. */
export function preselect(form: HTMLFormElement, choices: URLSearchParams): void {
  for (const control of controlsOf(form)) {
    const value = choices.get(control.name);
    if (value === null) continue;
    if (control instanceof HTMLSelectElement && hasOption(control, value)) {
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (control.type === "radio" && control.value === value) control.click();
  }
}

/** Applies the opener's preselection to a modal's form each time that it opens. */
function usePreselection(form: RefObject<HTMLFormElement | null>, modal: string): void {
  const open = useCurrentModal() === modal;
  useEffect(() => {
    if (open && form.current) preselect(form.current, takePreselection());
  }, [open, form]);
}
