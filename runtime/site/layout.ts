/** An icon of the contact stack. */
export type FloatingIcon = "video" | "call" | "enquiry" | "whatsapp";

/** A button of the footer. */
export type FooterAction = "call" | "contact" | "help" | "top";

/** One named layout of `network.yaml`: which parts of header and footer a page gets (docs/behaviour.md, Layouts). */
export interface LayoutConfig {
  /** The layout shows nothing but this heading. */
  only?: string;
  /** Shows the country's phone number in the header. */
  headerPhone: boolean;
  /** Text of the fixed booking button. Default: no button. */
  bookingButton?: string;
  /** Icons of the contact stack, top to bottom. */
  floating: FloatingIcon[];
  /** Footer buttons. */
  actions: FooterAction[];
  /** False: modals close only by their button, not by a click on the backdrop or Esc. */
  modalDismissable: boolean;
  /** Whether the geo-IP service is requested to preselect the visitor's dial code. */
  detectCountry: boolean;
  /** Which modal enquiry links open. */
  enquiryModal: string;
  /** Name of the form in its modals and on its pages. */
  form?: string;
  popups: PopupConfig;
}

/** When modals open by themselves (docs/behaviour.md, Popups). */
export interface PopupConfig {
  scroll?: {
    modal: string;
    /** Opens once scrollY passes scrollHeight / divisor. */
    scrollDivisor: number;
    cookie: string;
    /** Cookie lifetime in seconds. */
    seconds: number;
  };
  /** Its cookie is a session cookie. */
  exitIntent?: { modal: string; cookie: string };
  /** Texts of the promo popup, which the modal of `exitIntent` shows instead of the form. */
  promo?: {
    title: string;
    action: string;
    /** Values by field name that its links preselect in the form that they open. */
    preselect?: { video?: Record<string, string>; call?: Record<string, string> };
  };
}

/** A popup that opens by a trigger. */
export type Popup = NonNullable<PopupConfig["scroll"] | PopupConfig["exitIntent"]>;

/**
 * Width on large screens: `xl` for a form, `lg` for a short text. `content` is that of the modal of `exitIntent` in layouts
 * with a promo popup, `promo` by default.
 */
export type ModalConfig = { size: "lg" | "xl"; content?: "promo" | "form" };

/** The modals of all layouts, by id. */
export type ModalsConfig = Readonly<Record<string, ModalConfig>>;
