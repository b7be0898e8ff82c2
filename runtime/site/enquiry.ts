/** The enquiry form's fields, by their names in the POST body (spec section 3, Enquiry). The list is closed. */
export const ENQUIRY_FIELDS = [
  "your-name",
  "your-phone",
  "your-email",
  "myquestion",
  "countrypassport",
  "currentlocation",
  "educationfunding",
  "preferreddestination",
  "state",
  "city",
  "nearrestarea",
  "interestedin",
  "textmessage",
  "dreamcountry",
] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** Fields that the browser fills in by rule and the visitor never sees. */
export const DERIVED_FIELDS = ["utm_campaign", "leadurl", "sourceby", "formtype"] as const;
export type DerivedField = (typeof DERIVED_FIELDS)[number];

/** Extra fields of the expanded view; never validated (spec section 5). */
export const EXPANDED_FIELDS = [
  "myquestion",
  "countrypassport",
  "currentlocation",
  "educationfunding",
  "preferreddestination",
  "textmessage",
] as const satisfies readonly EnquiryField[];

/** Modal ids that other people's scripts rely on (spec section 2, Modals). */
export const MODAL_IDS = ["addstudentdata", "addstudentdata2", "hoverpopuptop", "mbbsFormModal"] as const;
export type ModalId = (typeof MODAL_IDS)[number];

/** One choice of a select or radio group: what the visitor reads and what is sent. */
export interface Option {
  label: string;
  value: string;
}

/** A choice of the dial-code picker. */
export interface DialCode extends Option {
  /** ISO 3166-1 alpha-2 of its country, upper case. */
  country: string;
}

/** Everything that the enquiry form of one country needs. */
export interface EnquiryConfig {
  /** Fields in the order they are shown. */
  fields: EnquiryField[];
  /** Shows the extra fields too; off as shipped (spec section 3). */
  expanded: boolean;
  /** Visible label per field, and of the consent checkbox and the dial-code picker. */
  labels: Record<EnquiryField | "consent" | "dialcode", string>;
  /** Choices per select field. A field of `fields` without choices is a text input. */
  options: Partial<Record<EnquiryField, Option[]>>;
  /** Preselected value per field. */
  defaults: Partial<Record<EnquiryField, string>>;
  /** Named variants that replace options and add `formtype` (spec: the MBBS layout). */
  variants: Record<string, EnquiryVariant>;
  /** `always`: sourceby is `website` without a campaign; `campaign`: it is sent only with one (spec section 7). */
  sourceby: "always" | "campaign";
  /**
   * Dial codes for the picker, the country's own first; where the visitor's country is looked up, its code is chosen
   * instead. The choice is held, never sent.
   */
  dialCodes: DialCode[];
  /** Site path of the page shown after success. */
  thankYou: string;
  /** `console` is the spec's silent failure; `message` shows the phone number and keeps what was typed. */
  onFailure: "console" | "message";
  /** Keeps an undelivered lead, encrypted, in the browser and sends it again. */
  keepUndelivered: boolean;
}

export interface EnquiryVariant {
  formtype: string;
  options: Partial<Record<EnquiryField, Option[]>>;
}
