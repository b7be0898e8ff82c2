/** How a modal looks. */
export interface ModalConfig {
  /** Its width on large screens: `xl` holds a form, `lg` a few words. */
  size: "lg" | "xl";
  /** What the modal of `exitIntent` holds in layouts with a promo popup. Default: `promo`. */
  content?: "promo" | "form";
}

/** The modals of all layouts, by their ids. */
export type ModalsConfig = Readonly<Record<string, ModalConfig>>;
