import { pageSignal } from "../page/pageLife.ts";
import { CLIENT_ATTRIBUTE } from "../site/parts.ts";
import type { ClientSections } from "./ownSection.tsx";

/** Starts the sections that have code in the browser, on this page and on each that the router shows. */
export function startSections(sections: ClientSections): void {
  const start = async () => {
    const signal = pageSignal();
    if (!document.querySelector(`[${CLIENT_ATTRIBUTE}]`)) return;
    (await import("./waitForSections.ts")).waitForSections(sections, signal);
  };
  const tryToStart = () => void start().catch(reportError);
  document.addEventListener("sitegen:navigated", tryToStart);
  tryToStart();
  // A changed schema loads the page again, so that it need not keep Vite from updating the component.
  if (import.meta.env.DEV) Object.assign(window, { __getReactRefreshIgnoredExports: () => ["schema", "example"] });
}
