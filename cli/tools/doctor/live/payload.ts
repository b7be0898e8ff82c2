import { PAYLOAD_ID, type Payload } from "../../../../runtime/site/payload.ts";

const SCRIPT = new RegExp(`<script type="application/json" id="${PAYLOAD_ID}">(.*?)</script>`, "s");

/** The data of a page's scripts; undefined for what is no page of sitegen's. */
export function readPayload(html: string): Payload | undefined {
  try {
    const [, json = ""] = SCRIPT.exec(html) ?? [];
    return JSON.parse(json) as Payload;
  } catch {
    return undefined;
  }
}
