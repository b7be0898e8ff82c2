import { restartLoading } from "../content/contentStore.ts";
import { leavePage, pageSignal } from "../page/pageLife.ts";
import type { LoadedIslands } from "../islands/hydrateIsland.tsx";
import { findIsland, ISLAND, nameOf } from "../islands/Island.tsx";
import { type PageData, PAYLOAD_ID } from "../site/page.ts";
import { type ReadyPage, applyPageStyles } from "./loadPage.ts";
import { enhance } from "../enhance/enhance.ts";
import { layOutInTurn } from "../page/whenIdle.ts";

/** Starts a page whose markup is in the document. @throws when that fails. */
export type Show = (page: PageData, islands: LoadedIslands) => void;

/** Replaces all but header and modals, as if the document had been loaded. Returns false when rendering fails. */
export function showPage({ head, payload, styles, root, page, islands }: ReadyPage, show: Show): boolean {
  leavePage();
  closeMenus();
  restartLoading();
  syncHead(head);
  applyPageStyles(styles);
  document.getElementById(PAYLOAD_ID)?.replaceWith(payload);
  const markup = root.take();
  // Styles defer parts of a freshly loaded document (`runtime/styles/_sections.scss`), but not of a routed page.
  markup.querySelector("main")?.setAttribute("data-routed", "");
  try {
    replaceParts(markup);
    show(page, islands);
  } catch {
    return false;
  }
  // On the first page the boot module does it.
  layOutInTurn(pageSignal());
  enhance(pageSignal());
  return true;
}

const STAYING = ["header", "modals"];

/** Replaces the main part and all behind it by that of another page's `#page_root`. */
function replaceParts(markup: Element): void {
  const main = document.getElementById("main");
  const [next, ...behind] = partsFrom(markup.querySelector("main"));
  const hasHeader = markup.querySelector(`[${ISLAND}=header]`) !== null;
  if (!main || !next || hasHeader !== (findIsland("header") !== null)) throw new Error("a page of another structure");
  for (const part of partsFrom(main).slice(1)) part.remove();
  main.after(...behind);
  main.replaceWith(next);
}

/** An element and its siblings after it, without islands that the shown document has and keeps. */
function partsFrom(first: Element | null): Element[] {
  const parts: Element[] = [];
  for (let part = first; part; part = part.nextElementSibling) {
    const name = nameOf(part);
    if (!STAYING.includes(name) || !findIsland(name)) parts.push(part);
  }
  return parts;
}

/** Modals close themselves, when the page is left. */
function closeMenus(): void {
  document.querySelector<HTMLDialogElement>("dialog.site-nav")?.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover?.();
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".header details[open]")) details.open = false;
}

/** Elements of the head that belong to a page. The others are the same on all pages, or were added by scripts. */
const OWN = `title, meta, style, link[rel=canonical], link[rel=alternate], link[rel=icon], script[type="application/ld+json"]`;

/** Makes the head that of another page. Elements that both have stay: reinserted styles would be applied again. */
export function syncHead(next: readonly Element[]): void {
  const { head } = document;
  const obsolete = new Set(head.querySelectorAll(OWN));
  let before: Element | undefined;
  for (const wanted of next) {
    const known = [...head.children].find((candidate) => candidate.isEqualNode(wanted));
    if (!known && !wanted.matches(OWN)) continue;
    if (!known && before) before.after(wanted);
    else if (!known) head.prepend(wanted);
    before = known ?? wanted;
    obsolete.delete(before);
  }
  for (const element of obsolete) element.remove();
}
