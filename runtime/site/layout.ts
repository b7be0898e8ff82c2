import type { ModalId } from "./enquiry.ts";

/** An icon of the fixed contact stack (spec section 1: four icons). */
export type FloatingIcon = "video" | "call" | "consultation" | "whatsapp";

/** A button that a footer keeps within reach. */
export type FooterAction = "call" | "contact" | "help" | "top";

/** One named layout of `network.yaml`: which parts of header and footer a page gets (spec section 2, Layouts). */
export interface LayoutConfig {
  /** Bare layout: nothing but this heading (the spec's test layout). */
  only?: string;
  /** Shows the country's phone number in the header. */
  headerPhone: boolean;
  /** Text of a fixed booking button; absent: none. */
  bookingButton?: string;
  /** Icons of the floating contact stack, top to bottom. */
  floating: FloatingIcon[];
  /** Footer buttons. */
  actions: FooterAction[];
  /** False: the enquiry modal closes by its button only, not by backdrop or Esc. */
  modalDismissable: boolean;
  /** Reads the visitor's country code from the geo-IP service into the content store: the picker of dial codes begins with it. */
  detectCountry: boolean;
  /** Which modal the Free Consultation link opens. */
  enquiryModal: ModalId;
  /** Name of the enquiry form variant (`enquiry.variants`). */
  enquiryVariant?: string;
  popups: PopupConfig;
}

/** When modals open by themselves (spec section 9). */
export interface PopupConfig {
  consultation?: {
    modal: ModalId;
    /** Opens once scrollY passes scrollHeight / divisor. */
    scrollDivisor: number;
    cookie: string;
    /** Cookie lifetime in seconds. */
    seconds: number;
  };
  exitIntent?: {
    modal: ModalId;
    /** A session cookie: no expiry. */
    cookie: string;
  };
  /** The promo popup is shown instead of the plain form in the exit-intent modal. */
  promo?: { title: string; action: string };
}
