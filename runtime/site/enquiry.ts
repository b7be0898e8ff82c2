/** The enquiry form's fields, by their names in the POST body. The list is closed (docs/behaviour.md, Enquiry: fields sent). */
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

/** Fields that the browser derives and the visitor never sees. */
export const DERIVED_FIELDS = ["utm_campaign", "leadurl", "sourceby", "formtype"] as const;
export type DerivedField = (typeof DERIVED_FIELDS)[number];

/** Extra fields of the expanded view. They are never validated. */
export const EXPANDED_FIELDS = [
  "myquestion",
  "countrypassport",
  "currentlocation",
  "educationfunding",
  "preferreddestination",
  "textmessage",
] as const satisfies readonly EnquiryField[];

/** Ids of the modals. Scripts of other people rely on them, so they never change. */
export const MODAL_IDS = ["addstudentdata", "addstudentdata2", "hoverpopuptop", "mbbsFormModal"] as const;
export type ModalId = (typeof MODAL_IDS)[number];

/** One choice of a select or radio group: its visible label and the value that is sent. */
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
  /** Shows the extra fields too. Default: false. */
  expanded: boolean;
  /** Visible label per field, and of the consent checkbox and the dial-code picker. */
  labels: Record<EnquiryField | "consent" | "dialcode", string>;
  /** Choices per select field. A field of `fields` without choices is a text input. */
  options: Partial<Record<EnquiryField, Option[]>>;
  /** Preselected value per field. */
  defaults: Partial<Record<EnquiryField, string>>;
  /** Named variants of the form, which replace options and add `formtype`: `mbbs` for pages about medical degrees. */
  variants: Record<string, EnquiryVariant>;
  /** `always`: without a campaign, sourceby is `website`. `campaign`: without a campaign, it is not sent. */
  sourceby: "always" | "campaign";
  /**
   * Dial codes for the picker, the country's own first. Where the visitor's country is looked up, its code is preselected.
   * The choice is never sent.
   */
  dialCodes: DialCode[];
  /** Site path of the page shown after success. */
  thankYou: string;
  /** What a failure does. `console` shows nothing; `message` shows the phone number and keeps what was typed. */
  onFailure: "console" | "message";
  /** Keeps an undelivered lead, encrypted, in the browser and sends it again. */
  keepUndelivered: boolean;
}

export interface EnquiryVariant {
  formtype: string;
  options: Partial<Record<EnquiryField, Option[]>>;
}
