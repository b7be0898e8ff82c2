import { isScarce } from "../page/connection.ts";
import { whenIdle, whenNear } from "../page/whenIdle.ts";
import { CLIENT_ATTRIBUTE, PROPS_ATTRIBUTE } from "../site/parts.ts";
import type { ClientSections, GivenSection, SectionCommon } from "./ownSection.tsx";

/** What visitors do with a section that they use. */
const INTENTS = ["pointerdown", "touchstart", "keydown", "focusin"];

/** Hydrates the sections of a page when it is time. */
export function waitForSections(sections: ClientSections, signal: AbortSignal): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${CLIENT_ATTRIBUTE}]`))
    waitForSection(element, signal, () => void hydrate(element, sections, signal).catch(reportError));
}

/** Hydrates a section. A click on one of its buttons that is too early is repeated. */
async function hydrate(element: HTMLElement, sections: ClientSections, signal: AbortSignal): Promise<void> {
  let clicked: HTMLElement | undefined;
  const note = ({ target }: Event) =>
    (clicked = (target as Element).closest<HTMLElement>("button[type=button]") ?? undefined);
  element.addEventListener("click", note);
  const section = JSON.parse(element.getAttribute(PROPS_ATTRIBUTE) ?? "") as SectionCommon;
  const [{ hydrateSection }, Section] = await Promise.all([import("./hydrateSection.tsx"), sections[section.type]?.()]);
  if (!Section) throw new Error(`there is no code of the section ${section.type}`);
  await hydrateSection({ element, Section: Section as GivenSection["Section"], section, signal });
  element.removeEventListener("click", note);
  clicked?.click();
}

/** Runs a function once, when the visitor uses the section or its time has come. On slow connections or with data saving only when the visitor uses it. */
function waitForSection(element: HTMLElement, signal: AbortSignal, run: () => void): void {
  const waiting = new AbortController();
  signal.addEventListener("abort", () => waiting.abort());
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    run();
  };
  for (const intent of INTENTS) element.addEventListener(intent, start, { signal: waiting.signal, passive: true });
  if (isScarce()) return;
  const trigger = element.getAttribute(CLIENT_ATTRIBUTE);
  if (trigger === "load") start();
  else if (trigger === "visible") whenNear([element], waiting.signal, start);
  else if (document.readyState === "complete") whenIdle(start);
  else addEventListener("load", () => whenIdle(start), { signal: waiting.signal });
}
