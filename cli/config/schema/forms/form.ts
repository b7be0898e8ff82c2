import { z } from "zod";
import { isSitePath, safeHref } from "../../../../runtime/site/safeHref.ts";
import type { ProblemCode } from "../../../report/problem.ts";
import { Text } from "../primitives.ts";
import { Messages, shownKeys, OptionsOf, HiddenValue } from "./fieldKeys.ts";

const isEndpoint = (text: string): boolean =>
  text === "contentApi" || (/^(?:https?:\/\/|\/)/.test(text) && safeHref(text) === text && !/[\s#]/.test(text));

/** Headers that browsers don't let scripts set, or that have another meaning. */
const FORBIDDEN_HEADER = /^(?:accept|content-|cookie|host$|origin$|referer$|proxy-|sec-)/i;

/** Field or header with the id of a lead. */
const IdentityOf = z
  .union(
    [
      z.strictObject({
        field: z
          .string()
          .regex(/^[\w.-]+$/, "Write a key of letters, digits, `-`, `_` and `.`, for example `enquiry-id`.")
          .describe("Key under which it is sent, after the form's own."),
      }),
      z.strictObject({
        header: z
          .string()
          .refine((name) => /^[A-Za-z0-9-]+$/.test(name) && !FORBIDDEN_HEADER.test(name), {
            error: "Write a header's name that is not taken, for example `Idempotency-Key`.",
          })
          .describe("Header of the request. Another host has to allow it (CORS)."),
      }),
    ],
    { error: "Write `{ field: enquiry-id }` or `{ header: Idempotency-Key }`." },
  )
  .describe(
    "Sends a random id with each lead, the same for all tries, by which the service knows a repeated one. Default: none is sent.",
  );

/** Target and encoding of a form. */
const Send = z.strictObject({
  to: z
    .string()
    .refine(isEndpoint, {
      error: "The form can't be sent there",
      params: {
        code: "invalid-url" satisfies ProblemCode,
        hint: "Write `contentApi`, an address that begins with https://, or a path that begins with one slash.",
      },
    })
    .default("contentApi")
    .describe(
      "`contentApi`: POST {base}/contact/v1/send of the content API; else an address, or a path of the sites' host. The Content-Security-Policy follows.",
    ),
  as: z
    .enum(["multipart", "json"])
    .default("multipart")
    .describe(
      "`multipart` is what a form of HTML sends. `json` sends one object of texts; another host has to allow that (CORS), and without scripts the form is still sent as multipart.",
    ),
  success: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .describe(
      "What the JSON of the answer has to say, besides an HTTP status of 2xx: `{ status: 200, message: success }`. Empty: the status is enough.",
    ),
  identity: IdentityOf.optional(),
  thanksParameter: z
    .union(
      [
        z.literal(false),
        z
          .string()
          .regex(/^[\w.-]+$/, "Write a parameter's name of letters, digits, `-`, `_` and `.`, for example `thanks`."),
      ],
      { error: "Write a parameter's name, for example `thanks`, or false." },
    )
    .optional()
    .describe(
      "Parameter of the address by which a service learns the path of the page that thanks, where the browser sends the form by itself, without scripts: it answers with a redirect (303) to that page. Default: `thanks` for the content API, none for other addresses.",
    ),
});

/** What follows a successful submit. */
const Thanks = z.union(
  [
    z.strictObject({
      page: z
        .string()
        .refine(isSitePath, {
          error: "The value is no page of the site",
          params: {
            code: "invalid-url" satisfies ProblemCode,
            hint: "Write its path from the country's home, for example `/thank-you/`.",
          },
        })
        .describe("Page that is opened, by its path from the country's home: `/thank-you/`."),
    }),
    z.strictObject({ message: Text.describe("Shown in the form's place.") }),
  ],
  { error: "Write `{ page: /thank-you/ }` or `{ message: Thank you. }`." },
);

/** Overrides of a field in a form. */
const FieldChange = z.strictObject({
  label: shownKeys.label.optional(),
  hint: shownKeys.hint,
  required: z.boolean().optional().describe("Refuses the form while the field is empty."),
  extra: z.boolean().optional().describe("`false` shows a field of the expanded view in this form too."),
  showWhen: shownKeys.showWhen,
  messages: shownKeys.messages,
  options: OptionsOf.optional().describe("What can be chosen."),
  default: z.string().optional().describe("Filled in or chosen at first."),
  checked: z.boolean().optional().describe("Ticked at first."),
  value: HiddenValue.optional(),
});

const AddedField = z
  .union(
    [
      z.string(),
      z.strictObject({
        field: z.string().describe("The field, by its key under `forms.fields`."),
        after: z.string().describe("The field that it follows."),
      }),
    ],
    { error: "Write a field's key, or a map with field and after." },
  )
  .transform((added) => (typeof added === "string" ? { field: added, after: undefined } : added));

/** A form made of fields (docs/forms.md). */
const FormWritten = z.strictObject({
  extends: z.string().optional().describe("A form from which this one takes all that it does not say itself."),
  fields: z.array(z.string()).min(1).optional().describe("Its fields by their keys, in order."),
  omit: z.array(z.string()).default([]).describe("Fields of the extended form, or of `fields`, that it does not have."),
  add: z.array(AddedField).default([]).describe("Further fields: at the end, or `{ field: city, after: state }`."),
  override: z
    .record(z.string(), FieldChange)
    .default({})
    .describe("What is different about a field in this form: other options, another label …"),
  expanded: z.boolean().optional().describe("Shows the fields that are `extra` too. Default: false."),
  send: Send.optional().describe("Where it is sent, and which answer is a success."),
  thanks: Thanks.optional().describe(
    "What follows a success; by default the page with the template `thank-you`, or a message where there is none.",
  ),
  onFailure: z
    .enum(["console", "message"])
    .optional()
    .describe(
      "`message`, the default, shows the phone number and keeps what was typed when sending fails; `console` tells the visitor nothing.",
    ),
  errorSummary: z
    .boolean()
    .optional()
    .describe(
      "Lists above the form what a failed submit has found, with links to the fields; the list gets the focus, in place of the first of them. Default: false.",
    ),
  keepUndelivered: z
    .boolean()
    .optional()
    .describe(
      "Keeps a lead that could not be sent, encrypted, in the visitor's browser for at most 72 hours and sends it again. Default: true.",
    ),
  messages: Messages.optional(),
  modal: z.string().optional().describe("Modal that shows this form in layouts that name no form."),
});
export type FormWrittenConfig = z.output<typeof FormWritten>;

/** A form, or `false` where a country doesn't have an inherited one. */
export const Form = z.union([z.literal(false), FormWritten], { error: "Write a map with the form's keys, or false." });
