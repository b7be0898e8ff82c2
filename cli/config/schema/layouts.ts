import { z } from "zod";
import { MODAL_IDS } from "../../../runtime/site/modals.ts";
import { Slug, Text } from "./primitives.ts";

const cookie = z
  .string()
  .regex(/^[\w-]+$/, { error: "Write a cookie name: letters, digits, hyphens and underscores." });
const modal = z.enum(MODAL_IDS);

/** When modals open by themselves (docs/behaviour.md, Popups). */
const Popups = z.strictObject({
  consultation: z
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
    .strictObject({ title: Text.describe("Heading."), action: Text.describe("Text above the two buttons.") })
    .optional()
    .describe("Shown in the exit-intent modal instead of the form."),
});

/** A named layout (docs/behaviour.md, Layouts). */
const Layout = z.strictObject({
  only: Text.optional().describe("A bare layout: nothing but this heading."),
  headerPhone: z.boolean().default(false).describe("Shows the phone number in the header."),
  bookingButton: Text.optional().describe("Text of a fixed booking button."),
  floating: z
    .array(z.enum(["video", "call", "consultation", "whatsapp"]))
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
  enquiryModal: modal.default("addstudentdata").describe("Modal of the Free Consultation link."),
  form: z.string().optional().describe("Form of the modals and pages, by its name under `forms`. Default: `enquiry`."),
  popups: Popups.default({}).describe("Modals that open by themselves."),
});

/** Name of the layout of pages for which none is chosen. */
export const DEFAULT_LAYOUT = "default";

/** That layout, where network.yaml defines none: what it names is shown where there is such a contact. */
const PLAIN = Layout.parse({ headerPhone: true, floating: ["call", "whatsapp"], actions: ["contact", "top"] });

export const Layouts = z
  .record(Slug, Layout)
  .default({})
  .transform((layouts) => (DEFAULT_LAYOUT in layouts ? layouts : { [DEFAULT_LAYOUT]: PLAIN, ...layouts }));
