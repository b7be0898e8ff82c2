import { z } from "zod";
import { isSitePath, safeHref } from "../../../../runtime/site/safeHref.ts";
import { address, either, map, matching, optional, withDefault } from "../values/builders.ts";
import { Text } from "../values/primitives.ts";
import { Messages, shownKeys, OptionsOf, HiddenValue, FieldName } from "./fieldKeys.ts";
import { FormField } from "./fields.ts";

const isEndpoint = (text: string): boolean =>
  text === "contentApi" || (/^(?:https?:\/\/|\/)/.test(text) && safeHref(text) === text && !/[\s#]/.test(text));

/** Headers that browsers don't let scripts set, or that have another meaning. */
const FORBIDDEN_HEADER = /^(?:accept|content-|cookie|host$|origin$|referer$|proxy-|sec-)/i;

const IdentityOf = either("Write `{ field: enquiry-id }` or `{ header: Idempotency-Key }`.", [
  map({
    field: matching(
      /^[\w.-]+$/,
      "Write a key of letters, digits, `-`, `_` and `.`, for example `enquiry-id`.",
    ).describe("Key under which the id is sent, after the form's own keys."),
  }),
  map({
    header: z
      .string()
      .refine((name) => /^[A-Za-z0-9-]+$/.test(name) && !FORBIDDEN_HEADER.test(name), {
        error: "Write the name of a header that is not reserved, for example `Idempotency-Key`.",
      })
      .describe("Request header for the id. Another host has to allow it (CORS)."),
  }),
]).describe(
  "Sends a random id with each lead. All retries have the same id, so that the service recognises duplicates. Default: no id.",
);

const Send = map({
  to: address({
    test: isEndpoint,
    message: "The form can't be sent to this address",
    hint: "Write `contentApi`, an address that begins with https://, or a path that begins with one slash.",
  })
    .default("contentApi")
    .describe(
      "`contentApi`: POST {base}/contact/v1/send of the content API. Otherwise an absolute URL, or a path of the sites' host. The Content-Security-Policy is adjusted to it.",
    ),
  as: withDefault(z.enum(["multipart", "json"]), "multipart").describe(
    "`multipart` is the encoding of HTML forms. `json` sends one object of texts. Another host has to allow `json` (CORS); without scripts the form is still sent as multipart.",
  ),
  success: withDefault(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}).describe(
    "Values that the JSON answer has to contain, besides an HTTP status of 2xx: `{ status: 200, message: success }`. Empty: the status alone decides.",
  ),
  identity: IdentityOf.optional(),
  thanksParameter: optional(
    either("Write the name of a query parameter, for example `thanks`, or false.", [
      z.literal(false),
      matching(
        /^[\w.-]+$/,
        "Write the name of a query parameter in letters, digits, `-`, `_` and `.`, for example `thanks`.",
      ),
    ]),
  ).describe(
    "Query parameter that tells a service the path of the thank-you page. It is used when the browser submits the form without scripts: the service answers with a redirect (303) to that page. Default: `thanks` for the content API, none for other addresses.",
  ),
});

const Thanks = either("Write `{ page: /thank-you/ }` or `{ message: Thank you. }`.", [
  map({
    page: address({
      test: isSitePath,
      message: "The value is not a page of the site",
      hint: "Write its path from the country's home, for example `/thank-you/`.",
    }).describe("Page to open, by its path from the country's home: `/thank-you/`."),
  }),
  map({ message: Text.describe("Message that replaces the form.") }),
]);

const FieldChange = map({
  label: shownKeys.label.optional(),
  hint: shownKeys.hint,
  required: z.boolean().optional().describe("Requires a value: the form can't be sent while the field is empty."),
  extra: optional(z.boolean()).describe(
    "`false`: this form always shows the field, even if it belongs to the expanded view.",
  ),
  showWhen: shownKeys.showWhen,
  messages: shownKeys.messages,
  options: OptionsOf.optional().describe("The choices."),
  default: z.string().optional().describe("The initial value or choice."),
  checked: z.boolean().optional().describe("Ticked at first."),
  value: HiddenValue.optional(),
});

const AddedField = either("Write the key of a field, or a map with field and after.", [
  z.string(),
  map({
    field: z.string().describe("The field, by its key under `forms.fields`."),
    after: z.string().describe("The field after which it is inserted."),
  }),
]).transform((added) => (typeof added === "string" ? { field: added, after: undefined } : added));

/** A form made of fields (docs/forms.md). */
const FormWritten = map({
  extends: z.string().optional().describe("A form whose settings are the defaults of this one."),
  fields: z.array(z.string()).min(1).optional().describe("Its fields by their keys, in order."),
  omit: z.array(z.string()).default([]).describe("Fields to leave out, of the extended form or of `fields`."),
  add: withDefault(z.array(AddedField), []).describe(
    "Fields to add: at the end, or after another one with `{ field: city, after: state }`.",
  ),
  override: withDefault(z.record(z.string(), FieldChange), {}).describe(
    "What is different about a field in this form: its options, its label …",
  ),
  expanded: z.boolean().optional().describe("Also shows the fields that are `extra`. Default: false."),
  send: Send.optional().describe("Where the form is sent, and which answer is a success."),
  thanks: Thanks.optional().describe(
    "What happens after a success. Default: the page with the template `thank-you`, or a message if there is no such page.",
  ),
  onFailure: optional(z.enum(["console", "message"])).describe(
    "What happens if sending fails. `message` (default): the phone number is shown, and the visitor's entries remain. `console`: the visitor sees no message.",
  ),
  errorSummary: optional(z.boolean()).describe(
    "Lists the errors of a failed submit above the form, with links to the fields. The list gets the focus instead of the first field. Default: false.",
  ),
  keepUndelivered: optional(z.boolean()).describe(
    "Keeps a lead that could not be sent, with all that was typed, in the visitor's browser for at most 72 hours, and sends it again. Default: true.",
  ),
  messages: Messages.optional(),
  modal: z.string().optional().describe("Modal that shows this form, in layouts that name no form."),
});
export type FormWrittenConfig = z.output<typeof FormWritten>;

const Form = either("Write a map with the form's keys, or false.", [z.literal(false), FormWritten]);

/** The forms of a country and their fields (docs/forms.md). */
export const Forms = z
  .object({
    fields: z
      .record(FieldName, FormField)
      .default({})
      .meta({ examples: [{ "your-name": { type: "text", label: "Name" } }] })
      .describe(
        "Fields by key, which is the name under which their value is sent. Forms list the fields that they use.",
      ),
  })
  .catchall(Form.describe("A form by its name, or `false` to remove an inherited one."))
  .transform(({ fields, ...forms }) => ({ fields, forms }));

export type FormsConfig = z.output<typeof Forms>;
