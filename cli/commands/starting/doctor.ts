import { GROUPS, type Subject } from "../../tools/doctor/check.ts";
import { countFindings, describeFindings, CHECKS, runChecks, type Finding } from "../../tools/doctor/checks.ts";
import { openNet } from "../../tools/doctor/net.ts";
import { isOffline, servedSites } from "../../tools/doctor/services.ts";
import { followPreviewData } from "../../hosts/previewData.ts";
import { attempt } from "../../core/attempt.ts";
import { openProject } from "../../core/project.ts";
import { openConsole, type Console } from "../../core/console/console.ts";
import { EnvironmentError, ProblemsError, UsageError } from "../../core/problems/errors.ts";
import { checkProject, problemsOf } from "../../build/checkProject.ts";
import { type CommonOptions, knownNames } from "../options.ts";
import { randomBytes } from "node:crypto";
import { prepareLead, sendTestLead, type ReadyLead } from "../../tools/doctor/leads.ts";

type Options = CommonOptions & { out: string; only?: string; live?: boolean; yes?: boolean; address?: string };

type Chosen = (typeof GROUPS)[number];

/** Groups of checks that need the network. */
const REMOTE: readonly Chosen[] = ["api", "hosts", "live"];

/** `sitegen doctor`: checks the machine, the project, services and hosts, and says what to do. */
export async function doctor(countries: string[], options: Options): Promise<void> {
  const { quiet = false, json = false, live = false, yes = false } = options;
  const console = openConsole({ quiet: quiet || json });
  const address = options.address === undefined ? undefined : originOf(options.address);
  const only = options.only ?? (address === undefined ? GROUPS.join(",") : "live");
  const groups = knownNames(only.trim().split(/\s*,\s*/), GROUPS, "group of checks");
  if (live) requireConsent(yes);
  const subject = await console.task("Read the project", () => readSubject(countries, options, address));
  const findings = await console.task("Look", () => look(subject, groups));
  if (!json) printFindings(console, findings, quiet);
  const leads = live ? await sendTestLeads(subject, console, yes) : [];
  const all = [...findings, ...leads];
  const counts = countFindings(all);
  if (json) console.print({ findings: all, counts });
  else {
    if (leads.length > 0) printFindings(console, leads, quiet);
    console.note(`\n${counts.ok} ok, ${counts.warning} to check, ${counts.failed} failed, ${counts.skipped} skipped`);
  }
  const broken = all.filter(({ status }) => status === "failed");
  if (broken.some(({ group }) => group === "environment"))
    throw new EnvironmentError(
      "The environment does not meet sitegen's requirements",
      "The findings above say what to do.",
    );
  if (broken.length > 0) throw new ProblemsError([]);
}

async function readSubject(countries: string[], { root, out }: Options, address: string | undefined): Promise<Subject> {
  const project = openProject(root, out);
  const { project: checked, problems } = await checkProject({ root: project.root, countries });
  const built = attempt(() => followPreviewData(project)());
  return { project, checked, problems: problemsOf(problems, countries), built, address, net: openNet() };
}

/** Runs the checks. Offline, checks that need the network are skipped, with one finding for all of them. */
async function look(subject: Subject, groups: readonly Chosen[]): Promise<Finding[]> {
  const isCutOff =
    groups.some((group) => REMOTE.includes(group)) && subject.address === undefined && (await isOffline(subject));
  const asked = isCutOff ? groups.filter((group) => !REMOTE.includes(group)) : groups;
  const findings = await runChecks(
    asked.flatMap((group) => CHECKS[group](subject).map((check) => ({ group, ...check }))),
  );
  return isCutOff ? [...findings, NO_NETWORK] : findings;
}

const NO_NETWORK: Finding = {
  group: "environment",
  check: "network",
  status: "failed",
  detail: "host names can't be resolved, so services and hosts were not checked",
  hint: "Connect this machine to the network, or check only local things: --only environment,project.",
};

/** Prints to stdout, because findings are the command's result. With --quiet only warnings and failures. */
function printFindings(console: Console, findings: readonly Finding[], quiet: boolean): void {
  const shown = quiet ? findings.filter(({ status }) => status === "warning" || status === "failed") : findings;
  if (shown.length > 0) console.print(describeFindings(shown, console.style));
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(
    `\`${text}\` is not an address`,
    "Write the address that `sitegen preview` prints: --address http://localhost:4173.",
  );
}

/** @throws UsageError when the user hasn't agreed and there is no terminal to ask. */
function requireConsent(yes: boolean): void {
  if (yes || (process.stdin.isTTY && process.stderr.isTTY)) return;
  throw new UsageError(
    "`--live` sends test leads to real services, but there is no terminal to confirm it on",
    "Add --yes. To try it without reaching anybody, add --address with the address of `sitegen preview`.",
  );
}

/** Sends one marked test lead per country after the user has agreed (by an option: `yes`); real people read leads. */
async function sendTestLeads(subject: Subject, console: Console, yes: boolean): Promise<Finding[]> {
  const sites = servedSites(subject).filter(({ plan }) => plan.key === plan.country);
  const ready = new Map<string, ReadyLead>();
  const checked = await console.task("Read the live forms", () =>
    runChecks(
      sites.map((served) => ({
        group: "leads" as const,
        name: served.plan.country,
        async run() {
          const lead = await prepareLead(subject, served, randomBytes(4).toString("hex"));
          if ("status" in lead) return lead;
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
