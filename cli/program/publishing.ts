import type { AddCommand } from "./command.ts";

/** Commands between a build and what is live. */
export function addPublishing(command: AddCommand): void {
  command("plan", "print what a build would change against what is live; fails for addresses that would vanish", [
    "sitegen plan --live https://www.example.com",
    "sitegen plan --live ../live/dist --out plan.json",
    "sitegen build --plan plan.json",
  ])
    .option(
      "--live <place>",
      "address of the live site, a folder that a build wrote, or its sitegen.json (default: host.live of network.yaml, else what the last build left in dist/)",
    )
    .option("--out <file>", "write the plan to a file, from the root, for `sitegen build --plan`")
    .option("--base-url <url>", "address that the build is for, as in `sitegen build`")
    .option("--json", "print JSON")
    .action(async (options) => (await import("../commands/plan.ts")).plan(options));
}
