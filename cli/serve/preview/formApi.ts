import { readBytes } from "../../core/readBytes.ts";
import type { IncomingMessage } from "node:http";
import type { KnownForm } from "../../hosts/previewData.ts";
import { HONEYPOT_NAME } from "../../../runtime/site/forms.ts";

const MAX_BODY_BYTES = 1_000_000;

const MAX_VALUES = 3;

/**
 * Reads a lead from a multipart, URL-encoded or JSON body: the form's fields, and the honeypot field if it is filled
 * in. Returns undefined for other requests.
 */
export async function readLead(request: IncomingMessage, { names, identity }: KnownForm) {
  const sent = await readBody(request).catch(() => new Map<string, unknown>());
  const values = names.flatMap((name) => (sent.has(name) ? [[name, String(sent.get(name))] as const] : []));
  if (values.length === 0) return undefined;
  const id =
    identity && ("field" in identity ? sent.get(identity.field) : request.headers[identity.header.toLowerCase()]);
  const trap = sent.get(HONEYPOT_NAME);
  if (trap) values.push([HONEYPOT_NAME, String(trap)]);
  return {
    values: Object.fromEntries<string>(values),
    /** The same for all delivery attempts. */
    id: typeof id === "string" ? id : undefined,
  };
}

/** Path of the thank-you page for a form that was sent without scripts; undefined if it isn't a path of this server. */
export function thanksPage(url: string, { thanks }: KnownForm): string | undefined {
  const path = thanks === undefined ? undefined : new URLSearchParams(url.replace(/^[^?]*/, "")).get(thanks);
  return path && /^\/(?![/\\])[\w./~%-]*$/.test(path) ? path : undefined;
}

/** One line about a lead: its first values, and the page that it comes from. */
export function describeLead(values: Record<string, string>, { names, address = "" }: KnownForm): string {
  const shown = names.filter((name) => name !== address).flatMap((name) => values[name] || []);
  const suspicion = values[HONEYPOT_NAME] ? `: may be from a robot, ${HONEYPOT_NAME} is filled in` : "";
  return `lead: ${shown.slice(0, MAX_VALUES).join(", ")} (${values[address] ?? "no address"})${suspicion}`;
}

/** The request's body as text; empty when it is too large. */
export const readText = (request: IncomingMessage): Promise<string> =>
  readBytes(request, MAX_BODY_BYTES).then(
    (bytes) => String(bytes ?? ""),
    () => "",
  );

async function readBody(request: IncomingMessage): Promise<Map<string, unknown>> {
  const type = request.headers["content-type"] ?? "";
  const body = new Response(await readBytes(request, MAX_BODY_BYTES), { headers: { "content-type": type } });
  return new Map(
    type.startsWith("application/json") ? Object.entries((await body.json()) as object) : await body.formData(),
  );
}
