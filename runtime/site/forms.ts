/** The types of field that a form can have. */
export type FieldType = "text" | "email" | "tel" | "date" | "textarea" | "select" | "radio" | "checkbox" | "hidden";

/** Name of the form that modals, sections and pages show where nothing else is said. */
export const DEFAULT_FORM = "enquiry";

/** Name of the field that only a bot fills in. Scripts never send it; a browser that sends a form by itself does. */
export const TRAP_NAME = "your-website";

/** Names that no field can have: the trap's, the form's own id, and what would hide a property of the form's element. */
export const RESERVED_NAMES = [
  TRAP_NAME,
  "action",
  "form",
  "id",
  "method",
  "reset",
  "submit",
  "requestSubmit",
] as const;

/** One choice of a select or radio group: its visible label and the value that is sent. */
export interface Option {
  label: string;
  value: string;
}

/** A choice of the dial-code picker. */
export interface DialCode extends Option {
  /** ISO 3166-1 alpha-2 of its country, upper case. */
  country?: string;
}

/** A field is shown while another one has one of these values. */
export interface Condition {
  /** Name of the other field, which is before this one. */
  name: string;
  values: string[];
}

/** What is said below a field whose value is refused; a text in braces is replaced. */
export interface Messages {
  required: string;
  email: string;
  pattern: string;
  /** `{min}`: the fewest characters. */
  tooShort: string;
  /** `{max}`: the most characters. */
  tooLong: string;
}

interface Shown<T extends FieldType> {
  type: T;
  /** Name of the control: the key under which its value is sent. */
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
  /** A regular expression that the whole value has to match. */
  pattern?: string;
}

interface Chosen<T extends FieldType> extends Shown<T> {
  options: Option[];
  default?: string;
}

export interface EmailField extends Written<"email"> {
  /** Refuses what is no email address. */
  checkFormat?: true;
}

export interface TelField extends Written<"tel"> {
  /**
   * A picker of dial codes before the number. `options` are those of the site's countries, its own first; without its own
   * (`none`) none is preselected. What is chosen is not sent, but with `complete` put before a number without a code.
   */
  dialCodes?: { label: string; options: DialCode[]; none?: true; complete?: true };
}

export interface TextareaField extends Written<"textarea"> {
  rows: number;
}

export interface SelectField extends Chosen<"select"> {
  autocomplete?: string;
}

export interface CheckboxField extends Shown<"checkbox"> {
  /** What is sent while it is ticked; nothing is sent while it is not. */
  value: string;
  checked?: true;
}

/** What can be told of the page with the form. `address` is host and path without query. */
export const PAGE_FACTS = ["address", "url", "path", "title"] as const;

/** What a hidden field sends: a text, what the page's address says, or a fact about the page. Nothing is sent where it is empty. */
export type HiddenValue =
  | string
  | {
      /** Name of a parameter in the page's address. */
      query: string;
      /** Sent in place of the parameter's value. */
      present?: string;
      /** Sent without the parameter. */
      absent?: string;
    }
  | { page: (typeof PAGE_FACTS)[number] };

/** A field that the visitor never sees. */
interface HiddenField {
  type: "hidden";
  name: string;
  value: HiddenValue;
}

/** A field in which something is written. */
export type WrittenField = Written<"text"> | Written<"date"> | EmailField | TelField | TextareaField;

/** A field that a visitor sees. */
export type ShownField = WrittenField | SelectField | Chosen<"radio"> | CheckboxField;
export type RadioField = Chosen<"radio">;

export type Field = ShownField | HiddenField;

/** Where a form is sent, how, and which answer is a success. */
export interface SendConfig {
  /** Absolute, or a path of the site's host. */
  url: string;
  as: "multipart" | "json";
  /** What the answer's JSON has to say besides an HTTP status of 2xx; empty where that is enough. */
  success: Record<string, string | number | boolean>;
  /** What carries the random id that a lead has through all its tries; without it none is sent. */
  identity?: Identity;
  /** Where the browser sends the form by itself, where that is not `url`: the service is told the page that thanks. */
  action?: string;
}

/** A field of the body, or a header of the request. */
export type Identity = { field: string } | { header: string };

/** What follows a success: a page, or a message in the form's place. */
export type Thanks = { page: string } | { message?: string };

/** A named form: all that its component needs. */
export interface FormConfig {
  /** In the order in which they are shown and sent. */
  fields: Field[];
  send: SendConfig;
  thanks: Thanks;
  /** What a failure does. `console` shows nothing; `message` shows the phone number and keeps what was typed. */
  onFailure: "console" | "message";
  /** Lists above the form what a failed submit has found. */
  errorSummary?: true;
  /** Keeps an undelivered lead, encrypted, in the browser and sends it again. */
  keepUndelivered: boolean;
  messages?: Partial<Messages>;
  /** The modal that shows this form in layouts that name no form. */
  modal?: string;
}
