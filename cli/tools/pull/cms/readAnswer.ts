import { z } from "zod";
import { attempt } from "../../../core/attempt.ts";
import { readBytes } from "../../../core/readBytes.ts";
import { count } from "../../../core/console/text.ts";
import { CmsError, UnusableAnswer } from "./cmsError.ts";

const QUOTED = 60;

/** Parses an answer as JSON. @throws CmsError for anything else; it quotes the beginning */
export function readJson(url: string, response: Response, text: string): unknown {
  const begins = JSON.stringify(text.trimStart().slice(0, QUOTED));
  const message = `${url} does not answer with JSON: the answer begins with ${begins}`;
  if (!/^application\/(?:[\w.+-]*\+)?json\b/.test(response.headers.get("content-type") ?? ""))
    throw new CmsError(
      message,
      "Open the address in a browser. A maintenance page, a login, a firewall or a cache may answer in place of the REST API. Permalinks must not be set to “plain”.",
    );
  try {
    return JSON.parse(text);
  } catch {
    if (/^[[{]/.test(text.trimStart()))
      throw new CmsError(
        `${url} answers with incomplete JSON`,
        "Pull again. If it happens again, the CMS runs out of time or memory: reduce `pull.pageSize`.",
      );
    throw new CmsError(message, "A plugin writes its messages into the answers. Check the CMS's log.");
  }
}

/** What to do, by the code of an error of the REST API. */
const HINTS = new Map([
  ["rest_no_route", "There is no such route. Check the address, and whether the plugin for it is active."],
  ["rest_post_invalid_page_number", "Entries were removed while they were listed. Pull again."],
  ["rest_invalid_param", "Check the parameters in `query`. The CMS does not know one of them, or rejects its value."],
]);

const ErrorAnswer = z.object({ code: z.string().regex(/^[\w-]{1,60}$/) });

/** The error for an answer with another status than 2xx. */
export function refused(url: string, status: number, text: string, hasLogin: boolean): CmsError {
  const code = attempt(() => ErrorAnswer.parse(JSON.parse(text)).code);
  const message = `${url} answers ${status}${code === undefined ? "" : ` (${code})`}`;
  const hint = code === undefined ? undefined : HINTS.get(code);
  if (hint !== undefined) return new CmsError(message, hint);
  if (status !== 401 && status !== 403)
    return new CmsError(message, "Open the address in a browser. It has to be the REST API of a WordPress.");
  return new CmsError(
    message,
    hasLogin
      ? "Check the name and the application password in SITEGEN_WORDPRESS_LOGIN."
      : "Open the REST API for reading, or set SITEGEN_WORDPRESS_LOGIN (node_modules/countrysites/docs/wordpress.md).",
  );
}

/** Reads an answer up to a size. @throws CmsError for a larger one. */
export async function readBody(response: Response, url: string, maxBytes: number): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array();
  const bytes = await readBytes(response.body, maxBytes);
  if (bytes) return bytes;
  throw new UnusableAnswer(
    `${url} answers with more than ${count(maxBytes / 1e6, "megabyte")}`,
    "Open the address in a browser: no list should be that long. For long posts, reduce `pull.pageSize`.",
  );
}
