import { CmsError } from "../cmsError.ts";

/** Characters of an answer that a message shows. */
const SHOWN = 60;

/** The value of an answer in JSON. @throws CmsError for anything else, with how it begins */
export function readJson(url: string, response: Response, text: string): unknown {
  const begins = JSON.stringify(text.trimStart().slice(0, SHOWN));
  if (!/^application\/(?:[\w.+-]*\+)?json\b/.test(response.headers.get("content-type") ?? ""))
    throw new CmsError(
      `${url} answers no JSON: it begins with ${begins}`,
      "Open the address in a browser. A maintenance page, a login, a firewall or a cache may answer in place of the REST API; permalinks must not be plain ones.",
    );
  try {
    return JSON.parse(text);
  } catch {
    const isCut = /^[[{]/.test(text.trimStart());
    throw new CmsError(
      isCut ? `${url} answers half of a JSON text` : `${url} answers no JSON: it begins with ${begins}`,
      isCut
        ? "Pull again. Where it happens again, the CMS runs out of time or memory: make `pull.pageSize` smaller."
        : "A plugin writes its messages into the answers: look at the CMS's log.",
    );
  }
}

/** What WordPress says of a request that it refuses. */
export function refused(url: string, status: number, text: string, hasLogin: boolean): CmsError {
  const code = errorCode(text);
  const said = `${url} answers ${status}${code === undefined ? "" : ` (${code})`}`;
  if (code === "rest_no_route")
    return new CmsError(said, "There is no such route: check the address, and that the plugin that has it is active.");
  if (status === 401 || status === 403)
    return new CmsError(
      said,
      hasLogin
        ? "Check the name and the application password in SITEGEN_WORDPRESS_LOGIN."
        : "Open the REST API for reading, or set SITEGEN_WORDPRESS_LOGIN (node_modules/countrysites/docs/wordpress.md).",
    );
  if (code === "rest_post_invalid_page_number")
    return new CmsError(said, "Entries were removed while they were listed: pull again.");
  if (code === "rest_invalid_param")
    return new CmsError(said, "Check the parameters in `query`: the CMS does not know one of them, or not this value.");
  return new CmsError(said, "Open the address in a browser: it has to be the REST API of a WordPress.");
}

/** The code of an error, as WordPress writes it. */
function errorCode(text: string): string | undefined {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === "string" && /^[\w-]{1,60}$/.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
