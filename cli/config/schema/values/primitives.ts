import { z } from "zod";
import { editorPattern, formatted } from "./builders.ts";
import { currentCode, isTimeZone, regionName } from "../../geography/countryData.ts";
import { toSlug } from "../../routes/paths.ts";
import { isSlug } from "../../routes/slugs.ts";
import { isMap } from "../../yaml/yamlFile.ts";

/** One line of visible text. */
export const Text = z
  .string()
  .trim()
  .min(1, { error: "The text is empty" })
  .refine((text) => !/[\r\n]/.test(text), {
    error: "The text contains a line break",
    params: { hint: "Write it on one line." },
  });

export const Slug = formatted({
  pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  test: isSlug,
  code: "invalid-slug",
  message: (text) => `\`${text}\` is not a valid slug`,
  why: "It becomes part of the URL and the name of a folder.",
  hint: "Write lower-case letters and digits joined by hyphens.",
  suggest: (text) =>
    `${toSlug(text) ? `Did you mean \`${toSlug(text)}\`? ` : ""}Use lower-case letters and digits joined by hyphens.`,
  example: "first-visit",
});

/** A content key: path of a file below a country's content folder, without extension, `services/first-visit`. */
export const ContentKey = formatted({
  pattern: /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
  test: (text) => text.split("/").every(isSlug),
  code: "invalid-slug",
  message: "The value is not a content key",
  hint: "Write slugs joined by slashes, for example `services/first-visit`.",
  example: "services/first-visit",
});

const E164_PATTERN = /^\+[1-9]\d{6,14}$/;

const phoneHint = (example: string) =>
  `Write a plus sign, the country code and the number, digits only and in quotation marks, for example "${example}".`;

/** E.164: a plus sign, then 7 to 15 digits, the first not 0. */
export const E164 = formatted({
  pattern: E164_PATTERN,
  code: "invalid-phone",
  message: "The phone number is not in E.164 format",
  hint: phoneHint("+61855500142"),
  suggest: (text, file) => suggestPhone(text, dialCodeOf(file)),
  example: "+61855500142",
});

const dialCodeOf = (file: unknown): string | undefined => {
  const dialCode = isMap(file) ? file["dialCode"] : undefined;
  return typeof dialCode === "string" && /^\+[1-9]\d{0,3}$/.test(dialCode) ? dialCode : undefined;
};

/** Suggests a valid number, if it has its country code or the file has `dialCode`. */
function suggestPhone(text: string, dialCode: string | undefined): string {
  const digits = text.replace(/[\s().-]/g, "").replace(/^00/, "+");
  const isNational = /^[1-9]/.test(digits) && dialCode !== undefined && !digits.startsWith(dialCode.slice(1));
  const better = isNational ? `${dialCode}${digits}` : digits.replace(/^(?=[1-9])/, "+");
  return E164_PATTERN.test(better)
    ? `Did you mean \`${better}\`? The number begins with a plus sign and the country code, and contains only digits.`
    : phoneHint(dialCode === undefined ? "+61855500142" : `${dialCode}00000000`);
}

/** ISO 3166-1 alpha-2. */
export const CountryCode = formatted({
  pattern: /^[A-Z]{2}$/,
  test: (text) => regionName(text) !== undefined && currentCode(text) === text,
  message: "The value is not a country code",
  hint: "Write two upper-case letters, for example `IN` (ISO 3166-1 alpha-2).",
  suggest: (text) => {
    const code = currentCode(text.toUpperCase());
    return regionName(code) === undefined ? undefined : `Did you mean \`${code}\`?`;
  },
  example: "IN",
});

/** BCP 47. */
export const LanguageTag = formatted({
  pattern: /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/,
  message: "The value is not a language tag",
  hint: "Write a language, or a language and a country, for example `en` or `en-AU` (BCP 47).",
  example: "en-AU",
});

/** ISO 4217. */
export const CurrencyCode = formatted({
  pattern: /^[A-Z]{3}$/,
  test: (text) => Intl.supportedValuesOf("currency").includes(text),
  message: "The value is not a currency code",
  hint: "Write three upper-case letters, for example `AUD` (ISO 4217).",
  example: "AUD",
});

/** IANA time zone. */
export const TimeZone = formatted({
  pattern: /^[\w+-]+(?:\/[\w+-]+)*$/,
  test: isTimeZone,
  message: "The value is not a time zone",
  hint: "Write an IANA name, for example `Asia/Kolkata`.",
  example: "Asia/Kolkata",
});

const COLOUR_PATTERN = /^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/;

const COLOUR_HINT =
  'Write a number sign and six hexadecimal digits, in quotation marks, for example "#f6ae2d". Without quotation marks YAML reads a comment.';

/** A colour as `#rrggbb` or `#rgb`, normalized to the long form in lower case. */
export const Colour = z
  .string({ error: COLOUR_HINT })
  .refine((text) => COLOUR_PATTERN.test(text), {
    error: "The value is not a colour",
    params: { hint: COLOUR_HINT },
  })
  .meta({ examples: ["#f6ae2d"], ...editorPattern(COLOUR_PATTERN, COLOUR_HINT) })
  .transform((text) => (text.length === 4 ? text.replace(/[\da-f]/gi, "$&$&") : text).toLowerCase());
