import { randomBytes } from "node:crypto";
import { servedSites } from "../tools/doctor/services.ts";
import type { Subject } from "../tools/doctor/check.ts";
import { prepareLead, sendTestLead, type ReadyLead } from "../tools/doctor/leads.ts";
import { runChecks, type Finding } from "../tools/doctor/checks.ts";
import type { Console } from "../core/console/console.ts";
import { UsageError } from "../core/problems/errors.ts";

interface Options {
  subject: Subject;
  console: Console;
  /** Whether the user has agreed by an option. */
  yes: boolean;
}

/** @throws UsageError when the user hasn't agreed and there is no terminal to ask. */
export function requireConsent(yes: boolean): void {
  if (yes || (process.stdin.isTTY && process.stderr.isTTY)) return;
  throw new UsageError(
    "`--live` sends test leads to real services, but there is no terminal to confirm it on",
    "Add --yes. To try it without reaching anybody, add --address with the address of `sitegen preview`.",
  );
}

/** Sends one marked test lead per country after the user has agreed, because real people read leads. */
export async function sendTestLeads({ subject, console, yes }: Options): Promise<Finding[]> {
  const sites = servedSites(subject).filter(({ plan }) => plan.key === plan.country);
  const ready = new Map<string, ReadyLead>();
  const checked = await console.task("Read the live forms", () =>
    runChecks(
      sites.map((served) => ({
        group: "leads" as const,
        name: served.plan.country,
        async run() {
          const lead = await prepareLead(subject, served, randomBytes(4).toString("hex"));
          if ("answer" in lead) return lead.answer;
          ready.set(lead.country, lead);
          return { status: "skipped" as const, detail: "not sent" };
        },
      })),
    ),
  );
  const isAgreed = ready.size > 0 && (yes || (await agree([...ready.values()])));
  if (!isAgreed) return checked;
  const sent = await console.task("Send", () =>
    runChecks(
      [...ready.values()].map((lead) => ({
        group: "leads" as const,
        name: lead.country,
        run: () => sendTestLead(subject.project, lead),
      })),
    ),
  );
  return checked.map((finding) => sent.find(({ check }) => check === finding.check) ?? finding);
}

async function agree(leads: readonly ReadyLead[]): Promise<boolean> {
  const { createInterface } = await import("node:readline/promises");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const list = leads.map(({ country, marker, send }) => `  ${country} → ${send.url} (marked ${marker})`).join("\n");
  try {
    const answer = await terminal.question(
      `\nOne test lead each, which the people who read leads will receive:\n${list}\nSend? [y/N] `,
    );
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
