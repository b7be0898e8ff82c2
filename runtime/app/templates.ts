import type { ComponentType } from "react";
import type { TemplateName } from "../site/page.ts";
import type { TemplateProps } from "./App.tsx";

export type Template = ComponentType<TemplateProps>;

/** Every page template, each loaded when a page of its kind is. */
export type Templates = Record<TemplateName, () => Promise<{ default: Template }>>;
