import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failed, ok, skipped, warning, type Check, type Subject } from "../check.ts";
import type { Served } from "../api/services.ts";
import { isReserved, reservedReason } from "../reserved.ts";
import { readPayload } from "./payload.ts";

/** Whether what is live is what was built: the home of a site against that in the output folder. */
export const checkHome = ({ net, project }: Subject, { plan, origin }: Served): Check => ({
  name: `home of ${plan.key}`,
  async run() {
    const url = origin + plan.site.country.home;
    const { hostname } = new URL(url);
    if (isReserved(hostname) && !isLocal(hostname)) return skipped(reservedReason(hostname));
    const reply = await net.ask(url);
    if (reply.status !== 200)
      return failed(`${url} answers ${reply.status}`, "Upload what is in dist/, and check the host's settings.");
    const file = join(project.out, plan.key, "index.html");
    if (!existsSync(file)) return skipped(`${url} is there; nothing is built to compare with`);
    return compareHomes(url, reply.body, readFileSync(file, "utf8"));
  },
});

/** True for a name of this machine, which `--address` may give. */
export const isLocal = (name: string): boolean => /(?:^|\.)localhost$/.test(name);

export function compareHomes(url: string, live: string, built: string) {
  if (live === built) return ok(`${url} is the last build`);
  const [there, here] = [live, built].map((html) => readPayload(html)?.build);
  if (there === undefined)
    return failed(`${url} is no page that sitegen has built`, "Look what serves it, and upload what is in dist/.");
  if (there !== here)
    return warning(
      `${url} is of another build (${there}, the last one is ${here})`,
      "Deploy dist/, or build what is live: `sitegen build`.",
    );
  if (live.includes("/cdn-cgi/l/email-protection"))
    return failed(
      `a proxy hides the e-mail addresses of ${url}, and our policy keeps its script from showing them`,
      "Switch off Cloudflare's Email Address Obfuscation (Security, Settings, or Scrape Shield), or what removes comments of HTML on the way: `<!--email_off-->` keeps addresses from it.",
    );
  return warning(
    `${url} is of the last build, and its page is another`,
    "Deploy dist/; where that was done, something changes pages on their way (an injected script, a minifier).",
  );
}
