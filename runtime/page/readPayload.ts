import { PAYLOAD_ID, type Payload } from "../site/payload.ts";

/** Reads the payload of a page's document. @throws if the document wasn't made by sitegen. */
export function readPayload(page: Document): Payload {
  const text = page.getElementById(PAYLOAD_ID)?.textContent;
  if (!text) throw new Error(`no #${PAYLOAD_ID} element`);
  return JSON.parse(text) as Payload;
}
