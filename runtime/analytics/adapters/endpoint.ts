import type { ProviderSettings } from "../../site/privacy.ts";
import { post } from "../post.ts";
import type { Start } from "./adapter.ts";

/** The owner's own endpoint. Events have no id of the visitor. */
export const start: Start<ProviderSettings["endpoint"]> = ({ url, country }) => ({
  send({ name, props, page }) {
    post(url, JSON.stringify({ event: name, page, country, referrer: document.referrer, ...props }));
  },
});
