import { type Category, CATEGORIES } from "../site/privacy.ts";

/** Actions of the banner's buttons. */
type Action = "accept" | "reject" | "save" | "open";

/** Called with the action and the allowed categories. */
export type OnChoice = (choice: "accept" | "reject" | "save", allowed: Category[]) => void;

/** The banner in the current document. */
export const findBanner = (): HTMLElement | null => document.getElementById("privacy_banner");

const boxes = () => [...(findBanner()?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])];

/** The button that has reopened it. */
let opener: HTMLElement | undefined;

/** Shows the banner, and keeps focused elements from being hidden behind it. */
export function showBanner(): void {
  const banner = findBanner();
  if (!banner?.hidden) return;
  banner.hidden = false;
  document.documentElement.style.setProperty("--privacy", `${banner.offsetHeight}px`);
}

function hideBanner(): void {
  const banner = findBanner();
  if (banner) banner.hidden = true;
  document.documentElement.style.removeProperty("--privacy");
  opener?.focus({ preventScroll: true });
  opener = undefined;
}

/**
 * Handles the banner's buttons, and those that reopen it.
 * @param current Returns the currently allowed categories.
 */
export function takeChoices(current: () => readonly Category[], onChoice: OnChoice): void {
  const end = (choice: Parameters<OnChoice>[0], isAllowed: (category: Category) => boolean) => {
    hideBanner();
    const asked = boxes().map(({ name }) => name);
    onChoice(
      choice,
      CATEGORIES.filter((category) => asked.includes(category) && isAllowed(category)),
    );
    const status = document.getElementById("privacy_status");
    if (status) status.textContent = status.dataset["saved"] ?? "";
  };
  const actions: Record<Action, (button: HTMLElement) => void> = {
    accept: () => end("accept", () => true),
    reject: () => end("reject", () => false),
    save: () => end("save", (category) => boxes().some(({ name, checked }) => name === category && checked)),
    open(button) {
      for (const box of boxes()) box.checked = current().includes(box.name as Category);
      opener = button;
      findBanner()?.querySelector("details")?.setAttribute("open", "");
      showBanner();
      findBanner()?.focus();
    },
  };
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-privacy]");
    if (button) actions[button.dataset["privacy"] as Action](button);
  });
  // Esc only closes a reopened banner: the first question has to be answered.
  document.addEventListener("keydown", ({ key }) => key === "Escape" && opener && hideBanner());
}
