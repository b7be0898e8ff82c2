import type { OwnTemplates } from "@runtime/page/template.ts";

/** The project's page templates. */
export const templates: OwnTemplates = {};
