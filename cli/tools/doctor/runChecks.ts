import pMap from "p-map";
import { type Answer, type Check, failed } from "./check.ts";
import type { Group } from "./groups.ts";
import { networkError } from "./net.ts";

/** What one check has found. */
export interface Finding extends Answer {
  group: Group;
  check: string;
}

/** Checks that are run at once. */
const AT_ONCE = 8;
/** How long one may take, in milliseconds. */
const PATIENCE = 20_000;

/** Runs checks, several at once, and gives their findings in the order of the checks. */
export async function runChecks(
  checks: readonly (Check & { group: Group })[],
  patience = PATIENCE,
): Promise<Finding[]> {
  return pMap(checks, async ({ group, name, run }) => ({ group, check: name, ...(await inTime(run, patience)) }), {
    concurrency: AT_ONCE,
  });
}

async function inTime(run: Check["run"], patience: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(failed(`no answer in ${patience / 1000} s`, TRY_AGAIN)), patience);
  });
  try {
    return await Promise.race([late, run()]);
  } catch (error) {
    return failed(`could not be looked at: ${networkError(error)}`, TRY_AGAIN);
  } finally {
    clearTimeout(timer);
  }
}

const TRY_AGAIN = "Look whether it can be reached from this machine, and run the command again.";
