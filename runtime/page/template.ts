import type { ComponentType } from "react";
import type { PageContent, PageData, ShippedTemplate } from "../site/page.ts";

/** Props of a page template, which is rendered on the server only. */
export type TemplateProps = { page: PageData; content: PageContent };

type Template = ComponentType<TemplateProps>;

/** The project's page templates, which are loaded with their pages. */
export type OwnTemplates = Readonly<Record<string, () => Promise<{ default: Template }>>>;

/** Every page template. */
export type Templates = OwnTemplates & Readonly<Record<ShippedTemplate, () => Promise<{ default: Template }>>>;
