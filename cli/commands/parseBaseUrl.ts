import { withSlash } from "../../runtime/site/urls.ts";
import { isBasePath } from "../config/slug.ts";
import { UsageError } from "../report/errors.ts";

/** Parses `--base-url`: origin and path, without query and fragment. @throws UsageError for an invalid URL. */
export function parseBaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !isBasePath(withSlash(url.pathname)))
    throw new UsageError(
      `\`${text}\` is not a base URL`,
      "Write --base-url https://www.example.com or, below a path, https://www.example.com/sub",
    );
  return url.origin + withSlash(url.pathname);
}
