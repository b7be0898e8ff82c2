import { post, type Start } from "./adapter.ts";

/** https://plausible.io/docs/events-api */
export const startPlausible: Start<"plausible"> = ({ url, domain }) => ({
  send({ name, props, page }) {
    const event = name === "page_view" ? "pageview" : name;
    post(url, JSON.stringify({ name: event, url: page, domain, referrer: document.referrer, props }));
  },
});
