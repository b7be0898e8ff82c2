import { PRIVACY_KEY } from "../site/browserStorage.ts";
import type { Category, PrivacyData } from "../site/privacy.ts";

/** A visitor's choice. */
interface Choice {
  /** Date of the choice: `2026-11-25`. */
  day: string;
  allowed: Category[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Fallback for blocked storage: the choice is valid for this document. */
let choices: Record<string, Choice> = {};

type Asked = Pick<PrivacyData, "version" | "days">;

/** The visitor's choice for this version, unless it has expired. */
export function readChoice(asked: Asked): readonly Category[] | undefined {
  try {
    choices = JSON.parse(localStorage.getItem(PRIVACY_KEY) ?? "{}") as typeof choices;
  } catch {
    // Storage is blocked, or contains something else.
  }
  const choice = choices[asked.version];
  return choice && isCurrent(choice, asked.days) ? choice.allowed : undefined;
}

/** Stores a choice. Each version has its own choice, because countries on a host can ask different questions. */
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
