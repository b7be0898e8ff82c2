import { hydrateIsland } from "../islands/hydrateIsland.tsx";
import { readPayload } from "../page/context.tsx";
import type { SiteData } from "../site/site.ts";
import type { GivenSection } from "./ownSection.tsx";

/** `signal` is aborted when the visitor leaves the page. */
type Options = GivenSection & { element: HTMLElement; signal: AbortSignal };

/** Hydrates a section, until the page is left. Resolves when its event handlers are attached, or the page is left. */
export async function hydrateSection({ element, Section, section, signal }: Options): Promise<void> {
  const { site: address, page } = readPayload(document);
  const site = (await (await fetch(address)).json()) as SiteData;
  if (signal.aborted) return;
  const options = { app: { site, page }, prefix: `${section.id}-` };
  // One that fails has reported that, and works as it does without scripts.
  const live = await hydrateIsland(element, <Section section={section} />, options).catch(() => undefined);
  if (signal.aborted) live?.unmount();
  else signal.addEventListener("abort", () => live?.unmount());
}
