import { post, type Start } from "./adapter.ts";

/** The owner's own endpoint. Events have no id of the visitor. */
export const startEndpoint: Start<"endpoint"> = ({ url, country }) => ({
  send({ name, props, page }) {
    post(url, JSON.stringify({ event: name, page, country, referrer: document.referrer, ...props }));
  },
});
