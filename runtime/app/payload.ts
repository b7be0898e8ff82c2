import { PAYLOAD_ID, type Payload } from "../site/payload.ts";

/** Reads the page's payload. @throws when the document is not one of ours. */
export function readPayload(): Payload {
  const text = document.getElementById(PAYLOAD_ID)?.textContent;
  if (!text) throw new Error(`no #${PAYLOAD_ID} element`);
  return JSON.parse(text) as Payload;
}
