import { GROUPS } from "../tools/doctor/check.ts";
import type { AddCommand } from "./command.ts";

/** Commands about where sites live: their surroundings, and a life without sitegen. */
export function addOperating(command: AddCommand): void {
  command(
    "doctor [country...]",
    "look at the machine, the project, the content API and the hosts, and say what to do",
    [
      "sitegen doctor",
      "sitegen doctor india --only api,hosts",
      "sitegen doctor --live",
      "sitegen doctor --live --yes --address http://localhost:4173",
    ],
  )
    .option("--only <groups>", `groups of checks, joined by commas: ${GROUPS.join(", ")}`)
    .option("--live", "send one marked test lead per country, as its form does, and say where it arrived")
    .option("--yes", "send them without asking")
    .option("--address <url>", "look at the sites there instead of on their hosts, for example at a preview's")
    .option("--out <dir>", "folder with the built sites, from the root", "dist")
    .option("--json", "print the findings as JSON")
    .addHelpText(
      "after",
      "\nExit codes: 0 nothing failed, 1 project, services or hosts, 3 this machine or its network.",
    )
    .action(async (countries: string[], options) => (await import("../commands/doctor.ts")).doctor(countries, options));

  command("eject <country> <dir>", "write a country's site as a project of its own, which needs no sitegen", [
    "sitegen eject india ../india-site",
  ])
    .option("--json", "print what was written as JSON")
    .addHelpText(
      "after",
      "\nThe folder has to be empty or new. Neither countries/ nor dist/ is changed. See node_modules/countrysites/docs/ejecting.md.",
    )
    .action(async (country: string, dir: string, options) =>
      (await import("../commands/eject.ts")).eject(country, dir, options),
    );
}
