import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { iso31661, iso31662 } from "iso-3166";
import { listTimeZones } from "./listTimeZones.mjs";

const require = createRequire(import.meta.url);
/** Whose data it is: their licences come along. */
const SOURCES = ["cldr-core/LICENSE", "iso-3166/license", "moment-timezone/LICENSE", "i18n-nationality/LICENSE"];

const supplemental = (name) => require(`cldr-core/supplemental/${name}.json`).supplemental;
const { territoryInfo } = supplemental("territoryInfo");
const { subdivisionContainment } = supplemental("subdivisionContainment");
const currencies = supplemental("currencyData").currencyData.region;
const { nationalities } = require("i18n-nationality/langs/en.json");
/** Dial codes have one source: the table of the form's picker. */
const dialCodes = JSON.parse(readFileSync(new URL("../runtime/forms/phone/dialCodes.json", import.meta.url), "utf8"));

/** Languages of which a macron is a letter's own mark. In names from other scripts it shows how they are spoken. */
const WITH_MACRONS = new Set(["lv", "lt", "mi", "to", "sm", "haw"]);
/** Kosovo has a code that is in use, and that ISO has not given. */
const COUNTRIES = [...iso31661, { alpha2: "XK", alpha3: "XKX", name: "Kosovo" }];
/** What people also write, and no source lists. */
const OTHER_NAMES = { GB: ["UK", "Great Britain", "Britain"], US: ["US", "United States"], CZ: ["Czech Republic"] };

/** Where the list of nationalities has a noun or a form that nobody uses. */
const ADJECTIVES = {
  AE: "Emirati",
  AG: "Antiguan",
  BW: "Botswanan",
  IS: "Icelandic",
  LS: "Basotho",
  MC: "Monégasque",
  MV: "Maldivian",
  SR: "Surinamese",
  VU: "Ni-Vanuatu",
  WF: "Wallisian",
};
/** Halves of official names that two countries have. */
const AMBIGUOUS = new Set(["Korea", "Congo", "Virgin Islands"]);
/** From this share of the people on, in percent, a language that is not official is listed too. */
const SPOKEN_FROM = 10;
const RANKS = ["official", "de_facto_official", "official_regional", undefined];

/**
 * Writes what is known of each country, by its code: `countries.json`, and `regions.json` with states or regions, which only
 * few commands need. From CLDR (languages, currencies, which regions are the first level), ISO 3166 (names), the IANA time
 * zone database, and a list of nationalities.
 */
export function listCountries(folder) {
  const zones = listTimeZones();
  const countries = COUNTRIES.map(({ alpha2, alpha3, name }) => {
    const [dialCode] = (dialCodes[alpha2] ?? "").split(" ");
    return [
      alpha2,
      {
        alpha3,
        ...namesOf(alpha2, name),
        ...demonymOf(alpha2),
        ...(dialCode && { dialCode: `+${dialCode}` }),
        languages: languagesOf(alpha2),
        currencies: currenciesOf(alpha2),
        timeZones: zones.of(alpha2),
      },
    ];
  });
  const names = new Map(iso31662.map(({ code, name }) => [code, name]));
  const regions = COUNTRIES.map(({ alpha2 }) => [alpha2, regionsOf(alpha2, names)]);
  mkdirSync(folder, { recursive: true });
  const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value));
  write("countries.json", { countries: Object.fromEntries(countries), timeZoneAliases: zones.aliases });
  writeFileSync(join(folder, "LICENSES"), SOURCES.map(licenceOf).join("\n\n"));
  write("regions.json", Object.fromEntries(regions.filter(([, list]) => list.length > 1)));
}

const long = new Intl.DisplayNames("en", { type: "region" });
const short = new Intl.DisplayNames("en", { type: "region", style: "short" });

/** CLDR's name, without what distinguishes a region from its neighbours; the others are there to find it by. */
function namesOf(code, official) {
  const full = long.of(code);
  const name = / SAR |Territories/.test(full) ? short.of(code) : full.replace(/ \(.*\)$/, "");
  const others = [full, short.of(code), official, official.replace(/,.*$/, ""), ...(OTHER_NAMES[code] ?? [])];
  return { name, names: [...new Set(others)].filter((other) => other !== name && !AMBIGUOUS.has(other)) };
}

function licenceOf(file) {
  const [name] = file.split("/");
  const packageFile = require.resolve(`${name}/package.json`);
  return `${name}\n\n${readFileSync(join(dirname(packageFile), basename(file)), "utf8")}`;
}

/** Locales: official languages first, then what many speak. */
function languagesOf(code) {
  const { und: _unknown, ...population } = territoryInfo[code]?.languagePopulation ?? {};
  const ranked = Object.entries(population).map(
    ([language, { _officialStatus: official, _populationPercent: percent }]) => ({
      locale: localeOf(language, code),
      rank: RANKS.indexOf(official),
      percent: Number(percent),
    }),
  );
  return ranked
    .filter(({ rank, percent }) => rank < 2 || percent >= SPOKEN_FROM)
    .sort((a, b) => a.rank - b.rank || b.percent - a.percent)
    .map(({ locale }) => locale);
}

/** The tag of a language in a country; a script only where it is not the usual one there. */
function localeOf(language, code) {
  const written = new Intl.Locale(language.replaceAll("_", "-"));
  const short = `${written.language}-${code}`;
  const usual = new Intl.Locale(short).maximize().script;
  return written.script && written.script !== usual ? `${written.language}-${written.script}-${code}` : short;
}

/** The adjective for a country's people, where the list has one and not a name put in order. */
function demonymOf(code) {
  const demonym = ADJECTIVES[code] ?? nationalities[code];
  const usable =
    ADJECTIVES[code] ?? (!/[,(-]| and | or |^Saint |Islander$|er$/.test(demonym) && demonym !== long.of(code));
  return demonym && usable ? { demonym } : {};
}

/** Currencies that are legal tender, in CLDR's order of preference. */
function currenciesOf(code) {
  return (currencies[code] ?? [])
    .flatMap((entry) => Object.entries(entry))
    .filter(([name, { _to, _tender }]) => _to === undefined && _tender !== "false" && name !== "XXX")
    .map(([name]) => name);
}

/** States, provinces or regions of the first level: their ISO 3166-2 codes and names. */
function regionsOf(code, names) {
  const { _contains: contained = [] } = subdivisionContainment[code] ?? {};
  const locales = languagesOf(code).map((locale) => new Intl.Locale(locale).maximize());
  const keepsMacrons = locales.some(({ language }) => WITH_MACRONS.has(language));
  const marks = locales.some(({ script }) => script === "Latn") ? /[\u0304\u0323\u0331]/g : /\p{M}/gu;
  return contained.flatMap((key) => {
    const region = `${key.slice(0, 2)}-${key.slice(2)}`.toUpperCase();
    const name = names.get(region)?.replace(/ *[([].*$/, "");
    return name ? [[region, keepsMacrons ? name : withoutMarks(name, marks)]] : [];
  });
}

const withoutMarks = (name, marks) => name.normalize("NFD").replace(marks, "").normalize("NFC");
