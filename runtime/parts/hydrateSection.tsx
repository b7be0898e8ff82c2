import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Payload, PAYLOAD_ID } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { type GivenSection, SectionRoot } from "./ownSection.tsx";

/** Not imported, and neither is `keepMarkup`: what app and sections share would be a file of its own on all pages. */
const PAYLOAD: typeof PAYLOAD_ID = "page_data";

interface Options extends GivenSection {
  element: HTMLElement;
  /** Aborted when the visitor leaves the page. */
  signal: AbortSignal;
  /** Called when the section's event handlers are attached. */
  onReady: () => void;
}

/** Hydrates a section as a React root, until the page is left. After an error it has the server's markup again. */
export async function hydrateSection({ element, Section, section, signal, onReady }: Options): Promise<void> {
  const { site: address, page } = JSON.parse(document.getElementById(PAYLOAD)?.textContent ?? "") as Payload;
  const site = (await (await fetch(address)).json()) as SiteData;
  if (signal.aborted) return;
  const markup = [...element.childNodes];
  // Called after React has removed all that the root has rendered.
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    element.replaceChildren(...markup);
  };
  const content = <SectionRoot app={{ site, page }} Section={Section} section={section} onReady={onReady} />;
  // In a transition, React hydrates in slices of a few milliseconds.
  startTransition(() => {
    const root = hydrateRoot(element, content, { identifierPrefix: `${section.id}-`, onUncaughtError });
    signal.addEventListener("abort", () => root.unmount());
  });
}
