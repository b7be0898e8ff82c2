import { type Category, CATEGORIES } from "../site/privacy.ts";

/** What the visitor does with the banner's buttons. */
type Action = "accept" | "reject" | "save" | "open";

/** What is chosen: how, and what is allowed. */
export type OnChoice = (choice: "accept" | "reject" | "save", allowed: Category[]) => void;

/** The banner, as it is in the document now. */
export const findBanner = (): HTMLElement | null => document.getElementById("privacy_banner");

const boxes = () => [...(findBanner()?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])];

/** The button that has opened it again. */
let opener: HTMLElement | undefined;

/** Shows the banner, and keeps what has the focus from being behind it. */
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
 * Takes the banner's buttons, and those that open it again.
 * @param current What is allowed now.
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
  // What asks for the first time is no dialog that could be dismissed.
  document.addEventListener("keydown", ({ key }) => key === "Escape" && opener && hideBanner());
}
