import { z } from "zod";
import { COPY_TEMPLATES, TEMPLATE_NAMES, type TemplateName } from "../../../../runtime/site/page.ts";
import type { OwnKinds } from "./ownKinds.ts";

const templateOf = (shipped: readonly string[], { templates }: OwnKinds): z.ZodType<TemplateName> =>
  z.enum([...shipped, ...templates]) as unknown as z.ZodType<TemplateName>;

/** Name of a page template, shipped or of the project. */
export const templateSchema = (kinds: OwnKinds): z.ZodType<TemplateName> => templateOf(TEMPLATE_NAMES, kinds);

/** Name of a template that only needs copy. */
export const copyTemplateSchema = (kinds: OwnKinds): z.ZodType<TemplateName> => templateOf(COPY_TEMPLATES, kinds);
