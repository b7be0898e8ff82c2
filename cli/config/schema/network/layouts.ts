import { z } from "zod";
import { flag, map, matching, record, optional, optionalMap, withDefault } from "../values/builders.ts";
import { Slug, Text } from "../values/primitives.ts";

const cookie = matching(/^[\w-]+$/, "Write a cookie name: letters, digits, hyphens and underscores.", "popup-seen");

/** A modal (docs/behaviour.md, Modals). */
const Modal = map({
  size: withDefault(z.enum(["lg", "xl"]), "xl").describe(
    "Width on large screens: `xl` for a form, `lg` for a short message.",
  ),
  content: optional(z.enum(["promo", "form"])).describe(
    "What the modal of `exitIntent` shows in layouts with a `promo`: `promo` (default), or `form`. Other modals show the form.",
  ),
});

const ModalId = matching(
  /^[A-Za-z][\w-]*$/,
  "Write an id: a letter, followed by letters, digits, hyphens and underscores.",
);

export const Modals = z.record(ModalId, Modal).default({ "enquiry-modal": { size: "xl" } });

const modal = z.string();

const Preselection = optional(z.record(z.string(), z.string())).describe(
  "Choices, by the key under which the field is sent: `{ interestedin: Call Back }`.",
);

/** When modals open automatically (docs/behaviour.md, Popups). */
const Popups = map({
  scroll: optionalMap({
    modal: modal.describe("Modal to open."),
    scrollDivisor: z
      .number()
      .min(1)
      .describe("Opens the modal when the scroll position passes the page's scroll height divided by this number."),
    cookie: cookie.describe("Cookie that records that the modal was opened."),
    seconds: z.int().positive().describe("Lifetime of the cookie in seconds."),
  }).describe("Opens a modal on scrolling."),
  exitIntent: optionalMap({
    modal: modal.describe("Modal to open."),
    cookie: cookie.describe("Cookie without expiry that records that the modal was opened."),
  }).describe("Opens a modal once, when the pointer leaves the top of the window."),
  promo: optionalMap({
    title: Text.describe("Heading."),
    action: Text.describe("Text above the two buttons."),
    preselect: map({ video: Preselection, call: Preselection })
      .optional()
      .describe("What the two buttons, for a video meeting and for a call, preselect in the form that they open."),
  }).describe("Replaces the form in the exit-intent modal."),
});

/** A named layout (docs/behaviour.md, Layouts). */
export const Layout = map({
  only: Text.optional().describe("A bare layout, which shows only this heading."),
  headerPhone: flag("Shows the phone number in the header."),
  bookingButton: Text.optional().describe("Text of a fixed booking button."),
  floating: withDefault(z.array(z.enum(["video", "call", "enquiry", "whatsapp"])), []).describe(
    "Icons of the fixed contact buttons, from top to bottom.",
  ),
  actions: withDefault(z.array(z.enum(["call", "contact", "help", "top"])), []).describe("Buttons of the footer."),
  modalDismissable: flag("False: only the button closes the enquiry modal, not a click on the backdrop or Esc.", true),
  detectCountry: flag(
    "Asks the geo-IP service in `geoIp` for the visitor's country code. The form's dial code picker begins with it.",
  ),
  enquiryModal: modal
    .optional()
    .describe("Modal that links to the enquiry open, by its id under `modals`. Default: the first."),
  form: z.string().optional().describe("Form of the modals and pages, by its name under `forms`. Default: `enquiry`."),
  popups: Popups.default({}).describe("Modals that open by themselves."),
});

export const DEFAULT_LAYOUT = "default";

/** The default layout if network.yaml defines none. Contacts that don't exist are not shown. */
const FALLBACK = Layout.parse({ headerPhone: true, floating: ["call", "whatsapp"], actions: ["contact", "top"] });

export const Layouts = record(Slug, Layout)
  .default({})
  .transform((layouts) => (DEFAULT_LAYOUT in layouts ? layouts : { [DEFAULT_LAYOUT]: FALLBACK, ...layouts }));
