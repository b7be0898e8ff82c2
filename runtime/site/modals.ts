export interface ModalConfig {
  /** Width on large screens: `xl` for a form, `lg` for a short text. */
  size: "lg" | "xl";
  /** Content of the modal of `exitIntent` in layouts with a promo popup. Default: `promo`. */
  content?: "promo" | "form";
}

/** The modals of all layouts, by id. */
export type ModalsConfig = Readonly<Record<string, ModalConfig>>;
