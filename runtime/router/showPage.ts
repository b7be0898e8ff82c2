import { restartLoading } from "../content/contentStore.ts";
import { closeModal } from "../modals/store.ts";
import { leavePage } from "../page/pageLife.ts";
import type { ReadyPage } from "../page/template.ts";
import { PAYLOAD_ID } from "../site/payload.ts";
import type { LoadedPage } from "./loadPage.ts";
import { applyPageStyles } from "./pageStyles.ts";
import { startPage } from "./startPage.ts";
import { syncHead } from "./syncHead.ts";

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
