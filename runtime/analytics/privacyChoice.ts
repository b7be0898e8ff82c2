import { PRIVACY_KEY, orUndefined } from "../site/browserStorage.ts";
import { type Category, type PrivacyData, CATEGORIES } from "../site/privacy.ts";

/** A visitor's choice, with its date: `2026-11-25`. */
type Choice = { day: string; allowed: Category[] };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Fallback for blocked storage: the choice is valid for this document. */
let choices: Record<string, Choice> = {};

type Asked = Pick<PrivacyData, "version" | "days">;

/** The visitor's choice for this version, unless it has expired. */
export function readChoice(asked: Asked): readonly Category[] | undefined {
  choices = orUndefined(() => JSON.parse(localStorage.getItem(PRIVACY_KEY) ?? "{}") as typeof choices) ?? choices;
  const choice = choices[asked.version];
  return choice && isCurrent(choice, asked.days) ? choice.allowed : undefined;
}

/** Stores a choice. Each version has its own choice, because countries on a host can ask different questions. */
export function keepChoice({ version, days }: Asked, allowed: Category[]): Choice {
  const choice = { day: new Date().toISOString().slice(0, 10), allowed };
  const current = Object.entries(choices).filter(([, known]) => isCurrent(known, days));
  choices = { ...Object.fromEntries(current), [version]: choice };
  orUndefined(() => localStorage.setItem(PRIVACY_KEY, JSON.stringify(choices)));
  return choice;
}

const isCurrent = ({ day }: Choice, days: number): boolean => Date.now() - Date.parse(day) < days * DAY_MS;

type Action = "accept" | "reject" | "save" | "open";

type OnChoice = (choice: Exclude<Action, "open">, allowed: Category[]) => void;

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
  findBanner()?.setAttribute("hidden", "");
  document.documentElement.style.removeProperty("--privacy");
  opener?.focus({ preventScroll: true });
  opener = undefined;
}

/** Handles the banner's buttons, and those that reopen it. `current` returns the currently allowed categories. */
export function takeChoices(current: () => readonly Category[], onChoice: OnChoice): void {
  const end = (choice: Parameters<OnChoice>[0], isAllowed: (box: HTMLInputElement) => boolean) => {
    hideBanner();
    const allowed = boxes().filter(isAllowed);
    const categories = CATEGORIES.filter((category) => allowed.some(({ name }) => name === category));
    onChoice(choice, categories);
    const status = document.getElementById("privacy_status");
    if (status) status.textContent = status.dataset["saved"] ?? "";
  };
  const actions: Record<Action, (button: HTMLElement) => void> = {
    accept: () => end("accept", () => true),
    reject: () => end("reject", () => false),
    save: () => end("save", ({ checked }) => checked),
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
