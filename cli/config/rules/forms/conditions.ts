import type { Problem } from "../../../core/problems/problem.ts";
import { didYouMean } from "../../../core/problems/suggest.ts";
import { optionsOf, usedFields, type PlacedField } from "../../forms/resolveForm.ts";
import type { NetworkConfig } from "../../schema/network.ts";
import { forEachForm } from "./forEachForm.ts";

/** Conditions refer to values that an earlier field of the form can have. */
export const conditionsCanBeMet = forEachForm(({ name, written, resolved }, site, { network }) => {
  const fields = usedFields(resolved);
  // The order of fields is unknown if one has a wrong name.
  const { fields: defined } = site.config.forms;
  if ([...(written.fields ?? []), ...written.add.map(({ field }) => field)].some((key) => !Object.hasOwn(defined, key)))
    return [];
  return fields.flatMap(({ key, field }, index) => {
    if (!("showWhen" in field) || !field.showWhen) return [];
    const isChanged = Object.hasOwn(written.override, key) && written.override[key]?.showWhen;
    const path = ["forms", ...(isChanged ? [name, "override"] : ["fields"]), key, "showWhen"];
    return Object.entries(field.showWhen).flatMap(([other, values]): Problem | [] => {
      const mistake = findMistake(network, fields.slice(0, index), { other, values, form: name });
      if (!mistake) return [];
      const { isKey, ...words } = mistake;
      return { code: "field-condition", severity: "error", ...words, place: site.locate([...path, other], isKey) };
    });
  });
});

interface Condition {
  other: string;
  values: (string | boolean)[];
  form: string;
}

interface Mistake extends Pick<Problem, "message" | "why" | "hint"> {
  /** Whether the key is wrong, not the value. */
  isKey: boolean;
}

function findMistake(
  network: Pick<NetworkConfig, "optionLists">,
  earlier: readonly PlacedField[],
  { other, values, form }: Condition,
): Mistake | undefined {
  const shown = earlier.filter(({ field }) => field.type !== "hidden");
  const found = shown.find(({ key }) => key === other);
  if (!found)
    return {
      isKey: true,
      message: `The form \`${form}\` has no earlier field \`${other}\``,
      why: "A field can only depend on a visible field before it.",
      hint: didYouMean(
        other,
        shown.map(({ key }) => key),
      ),
    };
  const { field } = found;
  const possible =
    field.type === "checkbox"
      ? [true, false]
      : field.type === "select" || field.type === "radio"
        ? optionsOf(network, field.options)?.map(({ value }) => value)
        : undefined;
  const wrong = values.find((value) => (possible ? !possible.includes(value as never) : typeof value !== "string"));
  if (wrong === undefined) return undefined;
  return {
    isKey: false,
    message: `\`${other}\` never has the value \`${String(wrong)}\``,
    hint: possible ? didYouMean(String(wrong), possible.map(String)) : "Write a text, in quotation marks.",
  };
}
