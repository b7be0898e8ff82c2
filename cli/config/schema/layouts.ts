import { z } from "zod";
import { Slug, Text } from "./primitives.ts";

const cookie = z
  .string()
  .regex(/^[\w-]+$/, { error: "Write a cookie name: letters, digits, hyphens and underscores." })
  .meta({ examples: ["popup-seen"] });

/** A modal (docs/behaviour.md, Modals). */
const Modal = z.strictObject({
  size: z.enum(["lg", "xl"]).default("xl").describe("Width on large screens: `xl` for a form, `lg` for a few words."),
  content: z
    .enum(["promo", "form"])
    .optional()
    .describe(
      "What the modal of `exitIntent` holds in layouts with a `promo`: `promo`, the default, or `form`. Other modals hold the form.",
    ),
});

/** Element id of a modal. */
const ModalId = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/, { error: "Write an id: a letter, then letters, digits, hyphens and underscores." });

export const Modals = z.record(ModalId, Modal).default({ "enquiry-modal": { size: "xl" } });

const modal = z.string();

/** Values that a link of the promo popup preselects in the form. */
const Preselection = z
  .record(z.string(), z.string())
  .optional()
  .describe("Choices by the key under which a field is sent: `{ interestedin: Call Back }`.");

/** When modals open automatically (docs/behaviour.md, Popups). */
const Popups = z.strictObject({
  scroll: z
    .strictObject({
      modal: modal.describe("Modal that opens."),
      scrollDivisor: z
        .number()
        .min(1)
        .describe("Opens once the scroll position passes the page's scroll height divided by this."),
      cookie: cookie.describe("Cookie that remembers it."),
      seconds: z.number().int().positive().describe("Lifetime of the cookie in seconds."),
    })
    .optional()
    .describe("Opens by scrolling."),
  exitIntent: z
    .strictObject({
      modal: modal.describe("Modal that opens."),
      cookie: cookie.describe("Cookie without expiry that remembers it."),
    })
    .optional()
    .describe("Opens once when the pointer leaves the top of the window."),
  promo: z
    .strictObject({
      title: Text.describe("Heading."),
      action: Text.describe("Text above the two buttons."),
      preselect: z
        .strictObject({ video: Preselection, call: Preselection })
        .optional()
        .describe("What the two buttons, for a video meeting and a call, choose in the form that they open."),
    })
    .optional()
    .describe("Shown in the exit-intent modal instead of the form."),
});

/** A named layout (docs/behaviour.md, Layouts). */
export const Layout = z.strictObject({
  only: Text.optional().describe("A bare layout: nothing but this heading."),
  headerPhone: z.boolean().default(false).describe("Shows the phone number in the header."),
  bookingButton: Text.optional().describe("Text of a fixed booking button."),
  floating: z
    .array(z.enum(["video", "call", "enquiry", "whatsapp"]))
    .default([])
    .describe("Icons of the fixed contact stack, from top to bottom."),
  actions: z
    .array(z.enum(["call", "contact", "help", "top"]))
    .default([])
    .describe("Buttons of the footer."),
  modalDismissable: z
    .boolean()
    .default(true)
    .describe("False: the enquiry modal closes by its button only, not by backdrop or Esc."),
  detectCountry: z
    .boolean()
    .default(false)
    .describe(
      "Reads the visitor's country code from the geo-IP service, which `geoIp` names: the form's picker of dial codes begins with it.",
    ),
  enquiryModal: modal
    .optional()
    .describe("Modal of links to the enquiry, by its id under `modals`. Default: the first."),
  form: z.string().optional().describe("Form of the modals and pages, by its name under `forms`. Default: `enquiry`."),
  popups: Popups.default({}).describe("Modals that open by themselves."),
});

/** Name of the default layout. */
export const DEFAULT_LAYOUT = "default";

/** The default layout if network.yaml defines none. Contacts that don't exist are not shown. */
const FALLBACK = Layout.parse({ headerPhone: true, floating: ["call", "whatsapp"], actions: ["contact", "top"] });

export const Layouts = z
  .record(Slug, Layout)
  .default({})
  .transform((layouts) => (DEFAULT_LAYOUT in layouts ? layouts : { [DEFAULT_LAYOUT]: FALLBACK, ...layouts }));
