/** Attribute of `<html>` while the router is active. Styles and speculation rules use it. */
export const ROUTER_ATTRIBUTE = "data-router";

/** Whether the router is active. */
export const hasRouter = (): boolean => document.documentElement.hasAttribute(ROUTER_ATTRIBUTE);
