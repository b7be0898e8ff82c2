import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sendLead } from "../../../../runtime/site/sendLead.ts";
import type { Project } from "../../../project.ts";
import { failed, ok, type Answer } from "../check.ts";
import { networkError } from "../net.ts";
import type { ReadyLead } from "./prepareLead.ts";

/** Sends a lead with the code that sends it from a page, and says where it arrived. */
export async function sendTestLead(project: Project, { send, lead, marker }: ReadyLead): Promise<Answer> {
  const outcome = await sendLead(send, lead, randomUUID());
  if (outcome.delivered) {
    const file = findStored(project, marker);
    return ok(
      file === undefined
        ? `accepted by ${send.url}: look for “${marker}” in the CMS and in the inbox that it writes to`
        : `accepted by ${send.url}, stored in ${file}`,
    );
  }
  const { cause } = outcome.reason;
  const why =
    cause instanceof Error
      ? `${outcome.reason.message}: ${networkError(cause.cause ?? cause)}`
      : outcome.reason.message;
  return failed(`${send.url} is ${outcome.failure}: ${why}`, HINTS[outcome.failure]);
}

const HINTS = {
  refused:
    "The service has said no. Compare the form's fields and its `send.success` with what it asks for (node_modules/countrysites/docs/forms.md).",
  unavailable: "Something else answered in its place. Check `send.to` and the service.",
  unanswered: "Check `send.to`, and that the service can be reached.",
} as const;

/** The file in which the API of `sitegen preview` has stored the lead, from the project's folder. */
function findStored({ root, work }: Project, marker: string): string | undefined {
  const folder = join(work, "leads");
  const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  const name = names.find((file) => readFileSync(join(folder, file), "utf8").includes(marker));
  return name === undefined ? undefined : relative(root, join(folder, name));
}
