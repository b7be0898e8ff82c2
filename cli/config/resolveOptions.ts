import type { EnquiryField, Option } from "../../runtime/site/enquiry.ts";
import type { NetworkConfig } from "./schema/network.ts";

type Options<T> = Partial<Record<EnquiryField, T>>;

/** Options with the names of lists replaced by the lists. A name that is not defined is left out: a rule reports it. */
export function enquiryOptions(
  { optionLists }: Pick<NetworkConfig, "optionLists">,
  options: Options<string | Option[] | undefined>,
): Options<Option[]> {
  const resolved: Options<Option[]> = {};
  for (const [field, list] of Object.entries(options)) {
    const choices = typeof list !== "string" ? list : Object.hasOwn(optionLists, list) ? optionLists[list] : undefined;
    if (choices) resolved[field as EnquiryField] = choices;
  }
  return resolved;
}
