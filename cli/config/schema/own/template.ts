import { z } from "zod";
import { COPY_TEMPLATES, TEMPLATE_NAMES, type TemplateName } from "../../../../runtime/site/page.ts";
import { deferred } from "./deferred.ts";
import { ownKinds } from "./ownKinds.ts";

/** A shipped template, or one of the project. */
const templateOf = (shipped: readonly string[]): z.ZodType<TemplateName> =>
  deferred(() => z.enum([...shipped, ...ownKinds().templates]) as unknown as z.ZodType<TemplateName>);

/** Name of a page template. */
export const Template = templateOf(TEMPLATE_NAMES);

/** Name of a template that only needs copy. */
export const CopyTemplate = templateOf(COPY_TEMPLATES);
