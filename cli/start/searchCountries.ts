import { regionName } from "../config/regions.ts";
import { countryCodes } from "../geography/countryCodes.ts";

/** A country as it is offered. */
export interface CountryChoice {
  /** ISO 3166-1 alpha-2. */
  value: string;
  label: string;
  hint: string;
}

/** Countries by what was typed: whole names and codes, then beginnings of names, then of words, each in alphabetical order. */
export function searchCountries(typed: string): CountryChoice[] {
  const all = countryCodes().map((code) => ({ value: code, label: regionName(code) ?? code, hint: code }));
  const wanted = fold(typed);
  const ranked = all.map((choice) => ({ choice, rank: rankOf(choice, wanted) })).filter(({ rank }) => rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}

function rankOf({ value, label }: CountryChoice, wanted: string): number {
  const name = fold(label);
  if (wanted !== "" && (name === wanted || fold(value) === wanted)) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.split(/[\s(&-]+/).some((word) => word.startsWith(wanted)) ? 2 : 3;
}

const fold = (text: string): string => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
