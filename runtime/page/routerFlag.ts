/** There on `<html>` while the router follows links: styles and speculation rules ask for it. */
export const ROUTER_ATTRIBUTE = "data-router";

/** True while the router follows links. */
export const hasRouter = (): boolean => document.documentElement.hasAttribute(ROUTER_ATTRIBUTE);
