import { z } from "zod";
import { currentCode, isTimeZone, regionName } from "../regions.ts";
import { isBasePath, isSlug, toSlug } from "../slug.ts";
import { safeHref } from "../../../runtime/site/safeHref.ts";
import type { ProblemCode } from "../../report/problem.ts";

// A schema checks few objects: code that is made for each of them costs a build from nothing 15 ms more than it saves.
z.config({ jitless: true });

/** A refinement whose failure is reported under a permanent code, with what to write instead. */
const form = (test: (value: string) => boolean, code: ProblemCode, message: string, hint: string, example: string) =>
  z
    .string()
    .refine(test, { error: message, params: { code, hint } })
    .meta({ examples: [example] });

/** One line of visible text. */
export const Text = z
  .string()
  .trim()
  .min(1, { error: "The text is empty" })
  .refine((text) => !/[\r\n]/.test(text), {
    error: "The text has a line break",
    params: { hint: "Keep it on one line." },
  });

export const Slug = z
  .string()
  .superRefine((text, context) => {
    if (isSlug(text)) return;
    const better = toSlug(text);
    context.addIssue({
      code: "custom",
      message: `\`${text}\` is no slug`,
      params: {
        code: "invalid-slug",
        why: "It becomes a part of the URL and a folder name.",
        hint: `${better ? `Did you mean \`${better}\`? ` : ""}Use lower-case letters and digits joined by hyphens.`,
      },
    });
  })
  .meta({ examples: ["visa-guidance"] });

/** A file of `countries/content` without its ending, relative to a country's folder: `abroad/study-in-canada`. */
export const ContentKey = form(
  (text) => text.split("/").every(isSlug),
  "invalid-slug",
  "The value is no content key",
  "Write slugs joined by slashes, for example `services/visa-guidance`.",
  "services/visa-guidance",
);

/** E.164: a plus sign, then 7 to 15 digits, the first not 0. */
export const E164 = z
  .string()
  .superRefine((text, context) => {
    if (isE164(text)) return;
    const better = text.replace(/[\s().-]/g, "").replace(/^(?:00|(?=[1-9]))/, "+");
    context.addIssue({
      code: "custom",
      message: "The phone number is not E.164",
      params: {
        code: "invalid-phone" satisfies ProblemCode,
        hint: isE164(better)
          ? `Did you mean \`${better}\`? The number begins with a plus sign and the country code, and has digits only.`
          : 'Write a plus sign, the country code and the number, digits only and in quotation marks, for example "+61855500142".',
      },
    });
  })
  .meta({ examples: ["+61855500142"] });

const isE164 = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** ISO 3166-1 alpha-2. */
export const CountryCode = z
  .string()
  .superRefine((text, context) => {
    if (/^[A-Z]{2}$/.test(text) && regionName(text) !== undefined && currentCode(text) === text) return;
    const example = currentCode(text.toUpperCase());
    const hint =
      regionName(example) === undefined
        ? "Write two upper-case letters, for example `IN` (ISO 3166-1 alpha-2)."
        : `Did you mean \`${example}\`?`;
    context.addIssue({
      code: "custom",
      message: "The value is no country code",
      params: { code: "invalid-value" satisfies ProblemCode, hint },
    });
  })
  .meta({ examples: ["IN"] });

/** BCP 47. */
export const LanguageTag = form(
  (text) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(text),
  "invalid-value",
  "The value is no language tag",
  "Write a language, or a language and a country, for example `en` or `en-AU` (BCP 47).",
  "en-AU",
);

/** ISO 4217. */
export const CurrencyCode = form(
  (text) => /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf("currency").includes(text),
  "invalid-value",
  "The value is no currency code",
  "Write three upper-case letters, for example `AUD` (ISO 4217).",
  "AUD",
);

/** IANA time zone. */
export const TimeZone = form(
  isTimeZone,
  "invalid-value",
  "The value is no time zone",
  "Write an IANA name, for example `Asia/Kolkata`.",
  "Asia/Kolkata",
);

export const Email = form(
  (text) => /^[^\s@<>"']+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text),
  "invalid-value",
  "The value is no email address",
  "Write it in the form `name@example.com`.",
  "name@example.com",
);

/** A host name without scheme, port or path. */
export const DomainName = form(
  (text) => /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(text),
  "invalid-value",
  "The value is no host name",
  "Write it in lower case without scheme, port or path, for example `www.example.com`.",
  "www.example.com",
);

const COLOUR_HINT =
  'Write a number sign and six hexadecimal digits, in quotation marks, for example "#f6ae2d"; without them YAML reads a comment.';

/** Path of a folder of a host, with both slashes; `/` is the host itself. */
export const BasePath = form(
  isBasePath,
  "invalid-url",
  "The value is no path that sites can be served at",
  "Begin and end with a slash, and use lower-case letters, digits and hyphens, for example `/sub/`.",
  "/sub/",
);

/** A colour as `#rrggbb` or `#rgb`; the output is the long form in lower case. */
export const Colour = z
  .string({ error: COLOUR_HINT })
  .refine((text) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text), {
    error: "The value is no colour",
    params: { code: "invalid-value" satisfies ProblemCode, hint: COLOUR_HINT },
  })
  .meta({ examples: ["#f6ae2d"] })
  .transform((text) => (text.length === 4 ? text.replace(/[\da-f]/gi, "$&$&") : text).toLowerCase());

const URL_HINT =
  "Write an address that begins with https://, http://, tel: or mailto:, or a path of the site that begins with one slash.";

/** A site path or an absolute http(s), tel or mailto URL. */
export const Href = form(
  (text) => safeHref(text) === text,
  "invalid-url",
  "The link is not safe or not a URL",
  URL_HINT,
  "/contact-us/",
);

/** False with spaces, control characters (encoded ones too) and signs that are not seen, such as those that turn the direction of a text. */
const isVisible = (text: string): boolean => !/[\s\p{C}]|%(?:[01][\da-f]|7f)/iu.test(text);

const isHttpUrl = (text: string): boolean => /^https?:\/\//.test(text) && safeHref(text) === text && isVisible(text);

/** An absolute http(s) URL. */
export const HttpUrl = form(
  isHttpUrl,
  "invalid-url",
  "The value is no web address",
  "Write an address that begins with https://, without user name, spaces or backslashes.",
  "https://example.com",
);

const hasDotSegment = (path: string): boolean => /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path);

/** A path that is the same for everyone who reads it: no step up, nothing that a host would take for a variable. */
const isFixedPath = (text: string): boolean =>
  /^\/[\w.~!&'()*+,;=:@%/?-]*$/.test(text) && isVisible(text) && !hasDotSegment(text.split("?")[0] ?? "");

/** An absolute http(s) URL, or a path of this site. */
export const HttpUrlOrPath = form(
  (text) => (isHttpUrl(text) || isFixedPath(text)) && safeHref(text) === text && !text.endsWith("/"),
  "invalid-url",
  "The value is no web address",
  "Write an address that begins with https://, or a path that begins with one slash, without `..`, `$` and hidden characters; no final slash.",
  "https://example.com",
);

const isNetworkPath = (text: string): boolean =>
  /^\/(?:[\w.~!$&'()+,;=@-]+\/)*(?:[\w.~!$&'()+,;=@-]*)?\*?$/.test(text) && !hasDotSegment(text);

/** Where a redirect leads: a path of the network's host, or an absolute http(s) URL. */
export const RedirectTarget = form(
  (text) => isNetworkPath(text) || isHttpUrl(text),
  "invalid-url",
  "A redirect can't lead there",
  "Write a path of the site, for example `/india/news/`, or an address that begins with https://, without user name, spaces or backslashes.",
  "/india/news/",
);

/** A path of the network's host, `/india/news/`; no query, no encoded slashes or control characters. */
export const SitePath = form(
  isNetworkPath,
  "invalid-url",
  "The value is no path of the site",
  "Begin with one slash and use letters, digits, hyphens and slashes, for example `/old-page` or `/old/*`.",
  "/old-page",
);
