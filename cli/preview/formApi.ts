import type { IncomingMessage } from "node:http";
import { type Field, type FormConfig, type Identity, TRAP_NAME } from "../../runtime/site/forms.ts";

/** What the embedded API knows of the forms that are sent to one address. */
export interface KnownForm {
  /** Keys that they send, in order: those of fields that visitors see first. */
  names: string[];
  /** The key that holds the page's address, if one does. */
  address?: string;
  /** What the answer to a lead has to say. */
  success: FormConfig["send"]["success"];
  /** What carries the id of a lead, if anything does. */
  identity?: Identity;
  /** The parameter of the address that names the page that thanks, if the form's own address has one. */
  thanks?: string;
}

/** A lead as it was received. */
interface ReceivedLead {
  values: Record<string, string>;
  /** The same for all tries. */
  id: string | undefined;
}

const MAX_BODY_BYTES = 1_000_000;

/** How many values a line about a lead has. */
const MOST_VALUES = 3;

/** The forms of sites by the address that they are sent to. */
export function formsByUrl(forms: readonly FormConfig[]): Record<string, KnownForm> {
  const found = new Map<string, KnownForm>();
  for (const { fields, send } of forms) {
    const known = found.get(send.url);
    const names = [...fields]
      .sort(shownFirst)
      .flatMap((field) => ("unsent" in field && field.unsent ? [] : [field.name]));
    const address = fields.find(isAddress)?.name ?? known?.address;
    found.set(send.url, {
      names: [...new Set([...(known?.names ?? []), ...names])],
      ...(address !== undefined && { address }),
      success: { ...known?.success, ...send.success },
      ...(send.identity && { identity: send.identity }),
      ...(send.action !== undefined && { thanks: lastParameter(send.action) }),
    });
  }
  return Object.fromEntries(found);
}

const lastParameter = (url: string): string => [...new URLSearchParams(url.replace(/^[^?]*/, "")).keys()].at(-1) ?? "";

const shownFirst = (a: Field, b: Field): number => Number(a.type === "hidden") - Number(b.type === "hidden");

const isAddress = (field: Field): boolean =>
  field.type === "hidden" && typeof field.value === "object" && "page" in field.value;

/**
 * What a form has sent of its fields, and of the one that only robots fill in where it is filled in: multipart, URL-encoded or
 * JSON. Undefined when the body is none of them.
 */
export async function readLead(
  request: IncomingMessage,
  { names, identity }: KnownForm,
): Promise<ReceivedLead | undefined> {
  try {
    const sent = await readBody(request);
    const known = names.flatMap((name) => (sent.has(name) ? [[name, String(sent.get(name))] as const] : []));
    if (known.length === 0) return undefined;
    const id = identity && ("field" in identity ? sent.get(identity.field) : headerOf(request, identity.header));
    const trap = sent.get(TRAP_NAME);
    if (trap) known.push([TRAP_NAME, String(trap)]);
    return { values: Object.fromEntries(known), id: typeof id === "string" ? id : undefined };
  } catch {
    return undefined;
  }
}

const headerOf = ({ headers }: IncomingMessage, name: string) => headers[name.toLowerCase()];

/** The page that thanks, where a browser has sent the form by itself; undefined where the address names no path of this server. */
export function thanksPage(url: string, { thanks }: KnownForm): string | undefined {
  const path = thanks === undefined ? undefined : new URLSearchParams(url.replace(/^[^?]*/, "")).get(thanks);
  return path && /^\/(?![/\\])[\w./~%-]*$/.test(path) ? path : undefined;
}

/** One line about a lead: the first of its values, and the page that it comes from. */
export function describeLead({ values }: ReceivedLead, { names, address = "" }: KnownForm): string {
  const shown = names.filter((name) => name !== address).flatMap((name) => values[name] || []);
  const suspicion = values[TRAP_NAME] ? `: may be of a robot, ${TRAP_NAME} is filled in` : "";
  return `lead: ${shown.slice(0, MOST_VALUES).join(", ")} (${values[address] ?? "no address"})${suspicion}`;
}

/** What was sent as a text; empty when it is too large. */
export const readText = (request: IncomingMessage): Promise<string> => readBytes(request).then(String, () => "");

async function readBytes(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY_BYTES) throw new Error("too large");
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

async function readBody(request: IncomingMessage): Promise<Map<string, unknown>> {
  const type = request.headers["content-type"] ?? "";
  const body = new Response(await readBytes(request), { headers: { "content-type": type } });
  return new Map(
    type.startsWith("application/json") ? Object.entries((await body.json()) as object) : await body.formData(),
  );
}
