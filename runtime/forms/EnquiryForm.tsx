import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import type { EnquiryField } from "../site/enquiry.ts";
import { ConsentField } from "./ConsentField.tsx";
import { CONSENT, initialValue, optionsOf, REQUIRED_FIELDS } from "./fields.ts";
import { PhoneField } from "./PhoneField.tsx";
import { RadioField } from "./RadioField.tsx";
import { SelectField } from "./SelectField.tsx";
import { enquiryUrl } from "./sendEnquiry.ts";
import { SentOverlay } from "./SentOverlay.tsx";
import { SendStatus } from "./SendStatus.tsx";
import { TextField } from "./TextField.tsx";
import { Trap } from "./Trap.tsx";
import { useEnquiry } from "./useEnquiry.ts";
import { useHydrated } from "./useHydrated.ts";

interface Props {
  /** Begins the ids of the form's elements: unique among the forms of a page. */
  idPrefix: string;
  /** Name of a variant in `enquiry.variants`. */
  variant?: string | undefined;
}

/**
 * The enquiry form (docs/behaviour.md, Enquiry form). Without scripts it posts to the content API itself. Its fields are
 * uncontrolled, so that hydration keeps what was typed before.
 */
export function EnquiryForm({ idPrefix, variant }: Props) {
  const { enquiry: config, contentApi, contacts } = useSite();
  const { phase, fields, marks, register, errors, trap, formProps } = useEnquiry(`${idPrefix}-form`, variant);
  const ready = useHydrated();
  const t = useText();

  const renderField = (field: EnquiryField) => {
    const options = optionsOf(config, field, variant);
    const error = errors[field]?.message;
    const props = {
      id: `${idPrefix}-${field}`,
      label: config.labels[field],
      required: REQUIRED_FIELDS.has(field),
      initial: initialValue(config, field, variant),
      registration: register(field),
      mark: error ? ("invalid" as const) : marks[field],
      error,
    };
    if (field === "your-phone") {
      return <PhoneField key={field} {...props} dialCodes={config.dialCodes} dialCodeLabel={config.labels.dialcode} />;
    }
    if (!options) return <TextField key={field} name={field} {...props} />;
    if (field === "interestedin") return <RadioField key={field} {...props} options={options} />;
    return <SelectField key={field} name={field} {...props} options={options} />;
  };

  return (
    <form
      className="form"
      data-enquiry=""
      method="post"
      encType="multipart/form-data"
      action={enquiryUrl(contentApi.base)}
      noValidate
      aria-busy={phase === "sending" || undefined}
      {...formProps}
    >
      <div className="form__fields" inert={phase === "sent"}>
        {fields.map(renderField)}
        <ConsentField
          id={`${idPrefix}-${CONSENT}`}
          label={config.labels.consent}
          required
          registration={register(CONSENT)}
          mark={errors[CONSENT] ? "invalid" : marks[CONSENT]}
          error={errors[CONSENT]?.message}
          ready={ready}
        />
        {ready && <Trap ref={trap} />}
        <button className="button form__submit" type="submit" disabled={phase !== "editing" && phase !== "failed"}>
          {t("form.submit")}
        </button>
      </div>
      <SendStatus phase={phase} phone={contacts.phone} />
      {phase === "sent" && <SentOverlay />}
    </form>
  );
}
