import { post, type Start } from "./adapter.ts";

/** https://developer.matomo.org/api-reference/tracking-api. Stores nothing in the browser, and sends no visitor id. */
export const startMatomo: Start<"matomo"> = ({ url, siteId }) => ({
  send({ name, props, page }) {
    const common = { idsite: String(siteId), rec: "1", apiv: "1", send_image: "0", url: page };
    const [label] = Object.values(props);
    const what: Record<string, string> =
      name === "page_view"
        ? { action_name: document.title, urlref: document.referrer }
        : { ca: "1", e_c: "site", e_a: name, ...(label !== undefined && { e_n: label }) };
    post(url, new URLSearchParams({ ...common, ...what }));
  },
});
