/** An icon of the fixed contact stack. */
export type FloatingIcon = "video" | "call" | "enquiry" | "whatsapp";

/** A button of the footer. */
export type FooterAction = "call" | "contact" | "help" | "top";

/** One named layout of `network.yaml`: which parts of header and footer a page gets (docs/behaviour.md, Layouts). */
export interface LayoutConfig {
  /** A layout that shows only this heading. */
  only?: string;
  /** Shows the country's phone number in the header. */
  headerPhone: boolean;
  /** Text of the fixed booking button. Default: no button. */
  bookingButton?: string;
  /** Icons of the floating contact stack, top to bottom. */
  floating: FloatingIcon[];
  /** Footer buttons. */
  actions: FooterAction[];
  /** False: a modal closes by its button only, not by a click on the backdrop or Esc. */
  modalDismissable: boolean;
  /** Asks the geo-IP service for the visitor's country, whose dial code is then preselected. */
  detectCountry: boolean;
  /** Which modal the Free Consultation link opens. */
  enquiryModal: string;
  /** Name of the form of its modals and pages. */
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
  exitIntent?: {
    modal: string;
    /** Name of the session cookie: it has no expiry. */
    cookie: string;
  };
  /** Texts of the promo popup, which the modal of `exitIntent` then shows instead of the form. */
  promo?: {
    title: string;
    action: string;
    /** What its links choose in the form that they open: values by the names of fields. */
    preselect?: { video?: Record<string, string>; call?: Record<string, string> };
  };
}
