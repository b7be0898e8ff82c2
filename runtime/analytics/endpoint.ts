import type { ProviderSettings } from "../site/privacy.ts";
import { post, type Start } from "./adapter.ts";

/** The owner's own endpoint. Events have no id of the visitor. */
export const startEndpoint: Start<ProviderSettings["endpoint"]> = ({ url, country }) => ({
  send({ name, props, page }) {
    post(url, JSON.stringify({ event: name, page, country, referrer: document.referrer, ...props }));
  },
});
