import { PRIVACY_KEY } from "../site/browserStorage.ts";
import type { Category, PrivacyData } from "../site/privacy.ts";

/** What a visitor has answered. */
interface Choice {
  /** Day of the answer: `2026-11-25`. */
  day: string;
  allowed: Category[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** For the time when storage is blocked: then the answer holds for this document. */
let choices: Record<string, Choice> = {};

type Asked = Pick<PrivacyData, "version" | "days">;

/** What the visitor has answered to this version, unless that is too long ago. */
export function readChoice(asked: Asked): readonly Category[] | undefined {
  try {
    choices = JSON.parse(localStorage.getItem(PRIVACY_KEY) ?? "{}") as typeof choices;
  } catch {
    // Storage is blocked, or holds something else.
  }
  const choice = choices[asked.version];
  return choice && isCurrent(choice, asked.days) ? choice.allowed : undefined;
}

/** Keeps an answer. Countries of a host can ask for different things: each version has an answer of its own. */
export function keepChoice({ version, days }: Asked, allowed: Category[]): Choice {
  const choice = { day: new Date().toISOString().slice(0, 10), allowed };
  const current = Object.entries(choices).filter(([, known]) => isCurrent(known, days));
  choices = { ...Object.fromEntries(current), [version]: choice };
  try {
    localStorage.setItem(PRIVACY_KEY, JSON.stringify(choices));
  } catch {
    // Storage is blocked or full.
  }
  return choice;
}

const isCurrent = ({ day }: Choice, days: number): boolean => Date.now() - Date.parse(day) < days * DAY_MS;
