let current = new AbortController();

/** Signal of the current page, aborted when the router shows another one. */
export const pageSignal = (): AbortSignal => current.signal;

/** Aborts the current page's signal, and creates that of the next page. */
export function leavePage(): void {
  current.abort();
  current = new AbortController();
}

/** Attribute of `<html>` while the router is active. Styles and speculation rules use it. */
export const ROUTER_ATTRIBUTE = "data-router";

/** Whether the router is active. */
export const hasRouter = (): boolean => document.documentElement.hasAttribute(ROUTER_ATTRIBUTE);
