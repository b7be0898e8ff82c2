import { replaceFields, type Field } from "../../config/schema/ownKinds.ts";
import type { Planner, SectionContext } from "./context.ts";

/** A section of the project's own kind: its values, with special fields resolved. */
export const planOwn: Planner<"own"> = ({ kind, values }, context) => {
  const flags: string[] = [];
  const planned = replaceFields(values, (field, path) => {
    const shown = show(field, path, context);
    if ("own:flag" in field) flags.push(String(shown));
    return shown;
  });
  return { kind, values: planned, flags };
};

/** The value for the component. Markdown is rendered with the page. */
function show(field: Field, path: PropertyKey[], context: SectionContext): unknown {
  if ("own:flag" in field) return field["own:flag"].toLowerCase();
  if ("own:picture" in field) return context.picture(field["own:picture"], path);
  if (!("own:link" in field)) return field;
  const { label, to } = field["own:link"];
  const href = context.href(to);
  return href === undefined ? undefined : { label, href };
}
