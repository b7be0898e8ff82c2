import type { Locator, Page } from "playwright";

/** Ids of the dialogs that are open. */
export const openDialogs = (page: Page): Promise<string[]> =>
  page.locator("dialog[open]").evaluateAll((dialogs) => dialogs.map(({ id }) => id));

/** The header's link that opens the enquiry modal. */
export const enquiryLink = (page: Page): Locator =>
  page.getByRole("banner").getByRole("link", { name: "Free Consultation" }).filter({ visible: true }).first();

/** Opens the enquiry modal, and waits for its form. */
export async function openEnquiry(page: Page): Promise<Locator> {
  await enquiryLink(page).click();
  const dialog = page.getByRole("dialog", { name: "Free Consultation" });
  await dialog.locator("form[data-enquiry]").waitFor();
  return dialog;
}

/** Opens a modal as whatever has the attribute does, in place of the one that is open. */
export function openModalById(page: Page, id: string): Promise<void> {
  return page.evaluate((modal) => {
    const opener = Object.assign(document.createElement("button"), { type: "button", hidden: true });
    opener.dataset["modal"] = modal;
    document.body.append(opener);
    opener.click();
    opener.remove();
  }, id);
}

/** Closes the open modal by its button. */
export const closeByButton = (page: Page): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
