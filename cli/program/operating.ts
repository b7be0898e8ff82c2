import type { AddCommand } from "./command.ts";

/** Commands about where sites live: their surroundings, and a life without sitegen. */
export function addOperating(command: AddCommand): void {
  command("eject <country> <dir>", "write a country's site as a project of its own, which needs no sitegen", [
    "sitegen eject india ../india-site",
  ])
    .option("--json", "print what was written as JSON")
    .addHelpText(
      "after",
      "\nThe folder has to be empty or new. Neither countries/ nor dist/ is changed. See docs/ejecting.md.",
    )
    .action(async (country: string, dir: string, options) =>
      (await import("../commands/eject.ts")).eject(country, dir, options),
    );
}
