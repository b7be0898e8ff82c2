import { restartLoading } from "../content/contentStore.ts";
import { closeModal } from "../modals/store.ts";
import { leavePage } from "../page/pageLife.ts";
import type { ReadyPage } from "../page/template.ts";
import { PAYLOAD_ID } from "../site/payload.ts";
import type { LoadedPage } from "./loadPage.ts";
import { startPage } from "./startPage.ts";
import { syncHead } from "./syncHead.ts";

/**
 * Shows a loaded page in the place of the one that is shown. What header, footer and modals are has state and stays; what
 * is the page's own becomes what it would be had its document been loaded.
 */
export function showPage({ head, payload, root, page, template }: LoadedPage, show: Show): boolean {
  leavePage();
  closeOpenParts();
  restartLoading();
  syncHead(head);
  // The styles keep back parts of a page that is loaded (`runtime/styles/_sections.scss`).
  document.querySelector("main")?.setAttribute("data-routed", "");
  document.getElementById(PAYLOAD_ID)?.replaceWith(payload);
  if (!show({ page, template }, root.take())) return false;
  startPage();
  return true;
}

/** Renders a page with the markup that the server has rendered; false when that fails. */
export type Show = (page: ReadyPage, markup: Element) => boolean;

/** A loaded page has its menus and modals closed. What was typed in a modal is kept by its form. */
function closeOpenParts(): void {
  closeModal();
  document.querySelector<HTMLDialogElement>("dialog.site-nav")?.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover?.();
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".header details[open]")) details.open = false;
}
