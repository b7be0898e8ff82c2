import { GROUPS } from "../tools/doctor/check.ts";
import type { AddCommand } from "./command.ts";

/** Commands about where sites live: their surroundings, and a life without sitegen. */
export function addOperating(command: AddCommand): void {
  command("doctor [country...]", "check the machine, the project, the content API and the hosts, and say what to do", [
    "sitegen doctor",
    "sitegen doctor india --only api,hosts",
    "sitegen doctor --live",
    "sitegen doctor --live --yes --address http://localhost:4173",
  ])
    .option("--only <groups>", `groups of checks, separated by commas: ${GROUPS.join(", ")}`)
    .option("--live", "send one marked test lead per country, as its form does, and report where it arrived")
    .option("--yes", "send them without confirmation")
    .option("--address <url>", "check the sites at this address instead of on their hosts, for example a preview's")
    .option("--out <dir>", "folder with the built sites, relative to the root", "dist")
    .option("--json", "print the findings as JSON")
    .addHelpText(
      "after",
      "\nExit codes: 0 no failures, 1 failures in the project, services or hosts, 3 failures of this machine or its network.",
    )
    .action(async (countries: string[], options) => (await import("../commands/doctor.ts")).doctor(countries, options));

  command("eject <country> <dir>", "write a country's site as a separate project, which does not need sitegen", [
    "sitegen eject india ../india-site",
  ])
    .option("--json", "print the written files as JSON")
    .addHelpText(
      "after",
      "\nThe folder has to be empty or new. countries/ and dist/ stay unchanged. See node_modules/countrysites/docs/ejecting.md.",
    )
    .action(async (country: string, dir: string, options) =>
      (await import("../commands/eject.ts")).eject(country, dir, options),
    );
}
