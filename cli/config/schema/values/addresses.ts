import { rulePath } from "../../routes/paths.ts";
import { isBasePath } from "../../routes/slugs.ts";
import { safeHref } from "../../../../runtime/site/safeHref.ts";
import { address, formatted, matching } from "./builders.ts";

export const Email = formatted({
  pattern: /^[^\s@<>"']+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+$/,
  message: "The value is not an email address",
  hint: "Write it in the form `name@example.com`.",
  example: "name@example.com",
});

export const DomainName = formatted({
  pattern: /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
  message: "The value is not a host name",
  hint: "Write it in lower case, without scheme, port or path, for example `www.example.com`.",
  example: "www.example.com",
});

/** Path of a host's folder with both slashes; `/` is the root. */
export const BasePath = address({
  pattern: /^\/(?:[a-z0-9-]+\/)*$/,
  test: isBasePath,
  message: "The value is not a base path for sites",
  hint: "Begin and end with a slash, and use lower-case letters, digits and hyphens, for example `/sub/`.",
  example: "/sub/",
});

const URL_HINT =
  "Write an address that begins with https://, http://, tel: or mailto:, or a path of the site that begins with one slash.";

/** A site path or an absolute http(s), tel or mailto URL. */
export const Href = address({
  pattern: /^(?:[/?#]|[a-zA-Z]+:)/,
  test: (text) => safeHref(text) === text,
  message: "The link is not a safe URL",
  hint: URL_HINT,
  example: "/contact-us/",
});

/** Whether a URL has no spaces, control characters (also encoded) and invisible characters such as direction marks. */
const isVisible = (text: string): boolean => !/[\s\p{C}]|%(?:[01][\da-f]|7f)/iu.test(text);

const isHttpUrl = (text: string): boolean => /^https?:\/\//.test(text) && safeHref(text) === text && isVisible(text);

/** An absolute http(s) URL. */
export const HttpUrl = address({
  pattern: /^https?:\/\//,
  test: isHttpUrl,
  message: "The value is not a web address",
  hint: "Write an address that begins with https://, without user name, spaces or backslashes.",
  example: "https://example.com",
});

const hasDotSegment = (path: string): boolean => /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path);

/** Whether a path is unambiguous: no `..`, and nothing that a host may read as a variable. */
const isFixedPath = (text: string): boolean =>
  /^\/[\w.~!&'()*+,;=:@%/?-]*$/.test(text) && isVisible(text) && !hasDotSegment(text.split("?")[0] ?? "");

/** An absolute http(s) URL, or a path of this site. */
export const HttpUrlOrPath = address({
  pattern: /^(?:https?:\/\/|\/)/,
  test: (text) => (isHttpUrl(text) || isFixedPath(text)) && safeHref(text) === text && !text.endsWith("/"),
  message: "The value is not a web address",
  hint: "Write an address that begins with https://, or a path that begins with one slash. Leave out `..`, `$`, hidden characters and the final slash.",
  example: "https://example.com",
});

/** Characters of a readable path: any script, spaces, and joiners, which change the letters around them. */
const PATH_CHARACTER = String.raw`(?:[\w.~!$&'()+,;=@\u200c\u200d -]|[^\0-\x7f\p{C}\p{Zl}\p{Zp}])`;

const NETWORK_PATH = new RegExp(String.raw`^/(?:${PATH_CHARACTER}+/)*${PATH_CHARACTER}*\*?$`, "u");

const isNetworkPath = (text: string): boolean => NETWORK_PATH.test(text) && !hasDotSegment(text);

/** Target of a redirect: a network path, or an absolute http(s) URL. */
export const RedirectTarget = address({
  pattern: /^(?:https?:\/\/|\/)/,
  test: (text) => isNetworkPath(text) || isHttpUrl(text),
  read: (text) => (text.startsWith("/") ? rulePath(text) : text),
  message: "This redirect target is not allowed",
  hint: "Write a path of the site, for example `/india/news/`, or an address that begins with https://, without user name, spaces or backslashes.",
  example: "/india/news/",
});

/** A network path, `/india/news/`, normalized by `rulePath`; no query, encoded slashes or control characters. */
export const SitePath = address({
  pattern: /^\//,
  test: isNetworkPath,
  read: rulePath,
  message: "The value is not a path of the site",
  hint: "Begin with one slash, and write the path as browsers show or copy it, without `?` and `#`, for example `/old-page`, `/old/*` or `/पुराना-पता/`.",
  example: "/old-page",
});

export const RestNamespace = matching(
  /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/i,
  "Write a REST namespace: letters, digits and hyphens joined by slashes, for example `menus/v1`.",
  "menus/v1",
);
