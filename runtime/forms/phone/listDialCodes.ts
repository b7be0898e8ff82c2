import type { DialCode } from "../../site/forms.ts";
// ITU dial codes by ISO 3166-1 country, with trunk prefixes, from libphonenumber.
import TABLE from "./dialCodes.json";

/** The dial codes of all countries, sorted by name in a language. */
export function listDialCodes(language: string): DialCode[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  const choices = Object.entries(TABLE).map(([country, numbers]): DialCode => {
    const [digits = "", trunk = ""] = numbers.split(" ");
    return { country, name: names.of(country) ?? country, code: `+${digits}`, trunk };
  });
  return choices.sort((a, b) => compare(a.name, b.name));
}
