import { z } from "zod";
import { currentCode, isTimeZone, regionName } from "../../geography/countryData.ts";
import { rulePath, isBasePath, isSlug, toSlug } from "../../routes/paths.ts";
import { isMap } from "../../yaml/yamlFile.ts";
import { safeHref } from "../../../../runtime/site/safeHref.ts";
import type { ProblemCode } from "../../../core/problems/problem.ts";

// Schemas check few objects; compiling them costs 15 ms more than it saves.
z.config({ jitless: true });

interface Form {
  /** Pattern, which editors check as well. */
  pattern: RegExp;
  /** Further condition. */
  test?: (value: string) => boolean;
  /** Normalizes a value. */
  read?: (value: string) => string;
  code: ProblemCode;
  message: string;
  hint: string;
  example: string;
}

/** A text schema with a problem code and a hint. */
const form = ({ pattern, test = () => true, read = (text) => text, code, message, hint, example }: Form) =>
  z
    .string()
    .overwrite(read)
    .refine((text) => pattern.test(text) && test(text), { error: message, params: { code, hint } })
    .meta({ examples: [example], ...editorPattern(pattern, hint) });

/** JSON Schema keywords for editors: pattern and message. */
export const editorPattern = ({ source }: RegExp, patternErrorMessage: string) => ({
  pattern: source,
  patternErrorMessage,
});

/** One line of visible text. */
export const Text = z
  .string()
  .trim()
  .min(1, { error: "The text is empty" })
  .refine((text) => !/[\r\n]/.test(text), {
    error: "The text contains a line break",
    params: { hint: "Write it on one line." },
  });

export const Slug = z
  .string()
  .superRefine((text, context) => {
    if (isSlug(text)) return;
    const better = toSlug(text);
    context.addIssue({
      code: "custom",
      message: `\`${text}\` is not a valid slug`,
      params: {
        code: "invalid-slug",
        why: "It becomes part of the URL and the name of a folder.",
        hint: `${better ? `Did you mean \`${better}\`? ` : ""}Use lower-case letters and digits joined by hyphens.`,
      },
    });
  })
  .meta({
    examples: ["first-visit"],
    ...editorPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Write lower-case letters and digits joined by hyphens."),
  });

/** A content key: path of a file below a country's content folder, without extension, `services/first-visit`. */
export const ContentKey = form({
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
export const E164 = z
  .string()
  .superRefine((text, context) => {
    if (E164_PATTERN.test(text)) return;
    context.addIssue({
      code: "custom",
      message: "The phone number is not in E.164 format",
      params: {
        code: "invalid-phone" satisfies ProblemCode,
        hint: (file: unknown) => suggestPhone(text, dialCodeOf(file)),
      },
    });
  })
  .meta({ examples: ["+61855500142"], ...editorPattern(E164_PATTERN, phoneHint("+61855500142")) });

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

const CODE_PATTERN = /^[A-Z]{2}$/;
const CODE_HINT = "Write two upper-case letters, for example `IN` (ISO 3166-1 alpha-2).";

/** ISO 3166-1 alpha-2. */
export const CountryCode = z
  .string()
  .superRefine((text, context) => {
    if (CODE_PATTERN.test(text) && regionName(text) !== undefined && currentCode(text) === text) return;
    const example = currentCode(text.toUpperCase());
    const hint = regionName(example) === undefined ? CODE_HINT : `Did you mean \`${example}\`?`;
    context.addIssue({
      code: "custom",
      message: "The value is not a country code",
      params: { code: "invalid-value" satisfies ProblemCode, hint },
    });
  })
  .meta({ examples: ["IN"], ...editorPattern(CODE_PATTERN, CODE_HINT) });

/** BCP 47. */
export const LanguageTag = form({
  pattern: /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/,
  code: "invalid-value",
  message: "The value is not a language tag",
  hint: "Write a language, or a language and a country, for example `en` or `en-AU` (BCP 47).",
  example: "en-AU",
});

/** ISO 4217. */
export const CurrencyCode = form({
  pattern: /^[A-Z]{3}$/,
  test: (text) => Intl.supportedValuesOf("currency").includes(text),
  code: "invalid-value",
  message: "The value is not a currency code",
  hint: "Write three upper-case letters, for example `AUD` (ISO 4217).",
  example: "AUD",
});

/** IANA time zone. */
export const TimeZone = form({
  pattern: /^[\w+-]+(?:\/[\w+-]+)*$/,
  test: isTimeZone,
  code: "invalid-value",
  message: "The value is not a time zone",
  hint: "Write an IANA name, for example `Asia/Kolkata`.",
  example: "Asia/Kolkata",
});

export const Email = form({
  pattern: /^[^\s@<>"']+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+$/,
  code: "invalid-value",
  message: "The value is not an email address",
  hint: "Write it in the form `name@example.com`.",
  example: "name@example.com",
});

/** A host name. */
export const DomainName = form({
  pattern: /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
  code: "invalid-value",
  message: "The value is not a host name",
  hint: "Write it in lower case, without scheme, port or path, for example `www.example.com`.",
  example: "www.example.com",
});

const COLOUR_PATTERN = /^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/;
const COLOUR_HINT =
  'Write a number sign and six hexadecimal digits, in quotation marks, for example "#f6ae2d". Without quotation marks YAML reads a comment.';

/** Path of a host's folder with both slashes; `/` is the root. */
export const BasePath = form({
  pattern: /^\/(?:[a-z0-9-]+\/)*$/,
  test: isBasePath,
  code: "invalid-url",
  message: "The value is not a base path for sites",
  hint: "Begin and end with a slash, and use lower-case letters, digits and hyphens, for example `/sub/`.",
  example: "/sub/",
});

/** A colour as `#rrggbb` or `#rgb`, normalized to the long form in lower case. */
export const Colour = z
  .string({ error: COLOUR_HINT })
  .refine((text) => COLOUR_PATTERN.test(text), {
    error: "The value is not a colour",
    params: { code: "invalid-value" satisfies ProblemCode, hint: COLOUR_HINT },
  })
  .meta({ examples: ["#f6ae2d"], ...editorPattern(COLOUR_PATTERN, COLOUR_HINT) })
  .transform((text) => (text.length === 4 ? text.replace(/[\da-f]/gi, "$&$&") : text).toLowerCase());

const URL_HINT =
  "Write an address that begins with https://, http://, tel: or mailto:, or a path of the site that begins with one slash.";

/** A site path or an absolute http(s), tel or mailto URL. */
export const Href = form({
  pattern: /^(?:[/?#]|[a-zA-Z]+:)/,
  test: (text) => safeHref(text) === text,
  code: "invalid-url",
  message: "The link is not a safe URL",
  hint: URL_HINT,
  example: "/contact-us/",
});

/** Whether a URL has no spaces, control characters (also encoded) and invisible characters such as direction marks. */
const isVisible = (text: string): boolean => !/[\s\p{C}]|%(?:[01][\da-f]|7f)/iu.test(text);

const isHttpUrl = (text: string): boolean => /^https?:\/\//.test(text) && safeHref(text) === text && isVisible(text);

/** An absolute http(s) URL. */
export const HttpUrl = form({
  pattern: /^https?:\/\//,
  test: isHttpUrl,
  code: "invalid-url",
  message: "The value is not a web address",
  hint: "Write an address that begins with https://, without user name, spaces or backslashes.",
  example: "https://example.com",
});

const hasDotSegment = (path: string): boolean => /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path);

/** Whether a path is unambiguous: no `..`, and nothing that a host may read as a variable. */
const isFixedPath = (text: string): boolean =>
  /^\/[\w.~!&'()*+,;=:@%/?-]*$/.test(text) && isVisible(text) && !hasDotSegment(text.split("?")[0] ?? "");

/** An absolute http(s) URL, or a path of this site. */
export const HttpUrlOrPath = form({
  pattern: /^(?:https?:\/\/|\/)/,
  test: (text) => (isHttpUrl(text) || isFixedPath(text)) && safeHref(text) === text && !text.endsWith("/"),
  code: "invalid-url",
  message: "The value is not a web address",
  hint: "Write an address that begins with https://, or a path that begins with one slash. Leave out `..`, `$`, hidden characters and the final slash.",
  example: "https://example.com",
});

/** Characters of a readable path: any script, spaces, and joiners, which change the letters around them. */
const PATH_CHARACTER = String.raw`(?:[\w.~!$&'()+,;=@\u200c\u200d -]|[^\0-\x7f\p{C}\p{Zl}\p{Zp}])`;
const NETWORK_PATH = new RegExp(String.raw`^/(?:${PATH_CHARACTER}+/)*${PATH_CHARACTER}*\*?$`, "u");

const isNetworkPath = (text: string): boolean => NETWORK_PATH.test(text) && !hasDotSegment(text);

/** Target of a redirect: a network path, or an absolute http(s) URL. */
export const RedirectTarget = form({
  pattern: /^(?:https?:\/\/|\/)/,
  test: (text) => isNetworkPath(text) || isHttpUrl(text),
  read: (text) => (text.startsWith("/") ? rulePath(text) : text),
  code: "invalid-url",
  message: "This redirect target is not allowed",
  hint: "Write a path of the site, for example `/india/news/`, or an address that begins with https://, without user name, spaces or backslashes.",
  example: "/india/news/",
});

/** A network path, `/india/news/`, normalized by `rulePath`; no query, encoded slashes or control characters. */
export const SitePath = form({
  pattern: /^\//,
  test: isNetworkPath,
  read: rulePath,
  code: "invalid-url",
  message: "The value is not a path of the site",
  hint: "Begin with one slash, and write the path as browsers show or copy it, without `?` and `#`, for example `/old-page`, `/old/*` or `/पुराना-पता/`.",
  example: "/old-page",
});
