import { words } from "./words.ts";

export type FieldType = "text" | "email" | "tel" | "date" | "textarea" | "select" | "radio" | "checkbox" | "hidden";

/** Name of the form that modals, sections and pages show by default. */
export const DEFAULT_FORM = "enquiry";

/** Name of the honeypot field, which only bots fill in. Only forms that are sent without scripts include it. */
export const HONEYPOT_NAME = "your-website";

/** Names that no field can have: the honeypot's, the form id's, and those that would shadow properties of `<form>`. */
export const RESERVED_NAMES = words(`${HONEYPOT_NAME} action form id method reset submit requestSubmit`);

/** An option of a select or radio group: visible label, and the value to send. */
export type Option = Record<"label" | "value", string>;

/** An option of the dial-code picker. */
export interface DialCode {
  /** ISO 3166-1 alpha-2 of its country, upper case; undefined for a country that has none. */
  country?: string;
  name: string;
  /** With its plus sign: `+91`. */
  code: string;
  /** National trunk prefix, `0`. Only the list of all countries has it. */
  trunk?: string;
}

/** Shows a field while another one, which comes before it, has one of these values. */
export type Condition = { name: string; values: string[] };

/** Error messages of fields, with the placeholders `{min}` and `{max}` for numbers of characters. */
export type Messages = Record<"required" | "email" | "pattern" | "tooShort" | "tooLong", string>;

interface Shown<T extends FieldType> {
  type: T;
  /** Name of the control and of the sent value. */
  name: string;
  label: string;
  hint?: string;
  required?: true;
  /** Its value stays in the browser. */
  unsent?: true;
  showWhen?: Condition[];
  messages?: Partial<Messages>;
}

interface Written<T extends FieldType> extends Shown<T> {
  default?: string;
  autocomplete?: string;
  minLength?: number;
  maxLength?: number;
  /** Regular expression for the whole value. */
  pattern?: string;
}

type Chosen<T extends FieldType> = Shown<T> & { options: Option[]; default?: string };

/** `checkFormat`: its format is validated. */
export type EmailField = Written<"email"> & { checkFormat?: true };

export interface TelField extends Written<"tel"> {
  /**
   * A picker of dial codes before the number. `options` are those of the site's countries, with its own first; `none`
   * if its own is missing, so that none is preselected. The choice isn't sent; with `complete` it is put before numbers
   * without code.
   */
  dialCodes?: { label: string; options: DialCode[]; none?: true; complete?: true };
}

type TextareaField = Written<"textarea"> & { rows: number };

type SelectField = Chosen<"select"> & { autocomplete?: string };

/** Its value is sent while it is checked; otherwise nothing is sent. */
type CheckboxField = Shown<"checkbox"> & { value: string; checked?: true };

/** Facts about the page that a hidden field can send. `address` is host and path without query. */
export const PAGE_FACTS = ["address", "url", "path", "title"] as const;

/**
 * Value of a hidden field: a text, a fact about the page, or a query parameter of its URL, in whose place `present` is
 * sent, and without it `absent`. Empty values aren't sent.
 */
export type HiddenValue =
  | string
  | { query: string; present?: string; absent?: string }
  | { page: (typeof PAGE_FACTS)[number] };

type HiddenField = { type: "hidden"; name: string; value: HiddenValue };

/** A field for text input. */
export type WrittenField = Written<"text"> | Written<"date"> | EmailField | TelField | TextareaField;

/** A field that a visitor sees. */
export type ShownField = WrittenField | SelectField | Chosen<"radio"> | CheckboxField;

export type Field = ShownField | HiddenField;

/** Where a form is sent, how, and which answer is a success. */
export interface SendConfig {
  /** Absolute URL, or a path on the site's host. */
  url: string;
  as: "multipart" | "json";
  /** Properties that the JSON response must have for a success, besides a 2xx status; may be empty. */
  success: Record<string, string | number | boolean>;
  /** Where to send a lead's random id, which is the same for all attempts. Absent: it isn't sent. */
  identity?: Identity;
  /** URL for sending without scripts, if it differs from `url`: it tells the service the thank-you page. */
  action?: string;
}

/** A field of the body, or a header of the request. */
export type Identity = { field: string } | { header: string };

/** After a success: a page, or a message in place of the form. */
export type Thanks = { page: string } | { message?: string };

/** Data of a form's component. */
export interface FormConfig {
  /** In display and sending order. */
  fields: Field[];
  send: SendConfig;
  thanks: Thanks;
  /** Reaction to a failure. `console` shows nothing; `message` shows the phone number and keeps what was typed. */
  onFailure: "console" | "message";
  /** Whether validation errors are also listed above the form. */
  errorSummary?: true;
  /** Whether undelivered leads are stored in the browser and sent later. */
  keepUndelivered: boolean;
  messages?: Partial<Messages>;
  /** Id of the modal that shows this form in layouts without `form`. */
  modal?: string;
}
