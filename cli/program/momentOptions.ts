import type { Command } from "commander";

export const NOW = "--now <instant>";

/** Adds the options of commands that plan pages. */
export const withMoment = (command: Command): Command =>
  command
    .option(
      NOW,
      "the instant that decides what is published: 2027-01-15 (UTC), or 2027-01-15T09:00:00+05:30 (default: the start of the command)",
    )
    .option("--drafts", "include drafts and pages that are not published yet; all pages are then noindex");
