import { type ComponentProps, createElement } from "react";
import type { PageData } from "../site/page.ts";
import type { FormSection } from "./FormSection.tsx";

let loaded: typeof FormSection | undefined;

/** Loads the code of the form section, a third of all scripts, before a page that has one is rendered. */
export async function loadFormSection({ form }: Pick<PageData, "form">): Promise<void> {
  if (form) ({ FormSection: loaded } = await import("./FormSection.tsx"));
}

/** The form section once its code is loaded. Not by React's `lazy`, because the page is ready only when its form is. */
export const LoadedFormSection = (props: ComponentProps<typeof FormSection>) => loaded && createElement(loaded, props);
