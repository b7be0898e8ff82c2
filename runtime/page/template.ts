import type { ComponentType } from "react";
import type { PageContent, PageData, TemplateName } from "../site/page.ts";

/** What a page template is given. `content` exists on the server only: read it inside `<ServerOnly>`. */
export interface TemplateProps {
  page: PageData;
  content: PageContent;
}

type Template = ComponentType<TemplateProps>;

/** Every page template, each loaded when a page of its kind is. */
export type Templates = Record<TemplateName, () => Promise<{ default: Template }>>;

/** A page whose code is loaded. */
export interface ReadyPage {
  page: PageData;
  template: Template;
}
