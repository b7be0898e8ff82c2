import { type ComponentProps, createElement } from "react";
import type { PageData } from "../site/page.ts";
import type { FormSection } from "./FormSection.tsx";

let loaded: typeof FormSection | undefined;

/** Loads the form among a page's sections, which is a third of its scripts, for a page that has it; before it is rendered. */
export async function loadFormSection({ form }: Pick<PageData, "form">): Promise<void> {
  if (form) ({ FormSection: loaded } = await import("./FormSection.tsx"));
}

/** The form section once it is loaded: not by `lazy`, because the page is ready only when its form is. */
export const LoadedFormSection = (props: ComponentProps<typeof FormSection>) => loaded && createElement(loaded, props);
