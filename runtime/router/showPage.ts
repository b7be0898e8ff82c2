import { restartLoading } from "../content/contentStore.ts";
import { closeModal } from "../modals/store.ts";
import { leavePage, pageSignal } from "../page/pageLife.ts";
import type { ReadyPage } from "../page/template.ts";
import { PAYLOAD_ID } from "../site/page.ts";
import { type LoadedPage, applyPageStyles } from "./loadPage.ts";
import { enhance } from "../enhance/enhance.ts";
import { layOutInTurn } from "../page/whenIdle.ts";

/**
 * Replaces the shown page by a loaded one. Header, footer and modals stay, with their state; everything else becomes
 * what it would be if the document had been loaded. Returns false when rendering fails.
 */
export function showPage({ head, payload, styles, root, page, template }: LoadedPage, show: Show): boolean {
  leavePage();
  closeOpenParts();
  restartLoading();
  syncHead(head);
  applyPageStyles(styles);
  // Styles defer parts of a freshly loaded document (`runtime/styles/_sections.scss`), but not of a routed page.
  document.querySelector("main")?.setAttribute("data-routed", "");
  document.getElementById(PAYLOAD_ID)?.replaceWith(payload);
  if (!show({ page, template }, root.take())) return false;
  startPage();
  return true;
}

/** Renders a page with the server's markup. Returns false when that fails. */
export type Show = (page: ReadyPage, markup: Element) => boolean;

/** Closes menus and modals. A modal's form keeps what was typed. */
function closeOpenParts(): void {
  closeModal();
  document.querySelector<HTMLDialogElement>("dialog.site-nav")?.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover?.();
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".header details[open]")) details.open = false;
}

/** Starts a page's behaviour outside of React, until the page is left. On the first page the boot module does it. */
function startPage(): void {
  const signal = pageSignal();
  layOutInTurn(signal);
  enhance(signal);
}

/** Elements of the head that belong to a page. The others are the same on all pages, or were added by scripts. */
const OWN = `title, meta, style, link[rel=canonical], link[rel=alternate], link[rel=icon], script[type="application/ld+json"]`;

/**
 * Updates the head for another page. Elements that both pages have stay: reinserted styles would be applied again.
 * @param next Elements of the other page's head. They are moved into the head where it has no equal element.
 */
export function syncHead(next: readonly Element[]): void {
  const { head } = document;
  const obsolete = new Set(head.querySelectorAll(OWN));
  let before: Element | undefined;
  for (const wanted of next) {
    let element = [...head.children].find((candidate) => candidate.isEqualNode(wanted));
    if (!element && wanted.matches(OWN)) {
      element = wanted;
      if (before) before.after(element);
      else head.prepend(element);
    }
    if (!element) continue;
    obsolete.delete(element);
    before = element;
  }
  for (const element of obsolete) element.remove();
}
