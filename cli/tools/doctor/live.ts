import { attempt } from "../../core/attempt.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAYLOAD_ID, type Payload } from "../../../runtime/site/page.ts";
import { MANIFEST_FILE } from "../../config/index.ts";
import { parseManifest, readManifest } from "../../build/index.ts";
import type { HostPlan, PlannedHost } from "../../plan/index.ts";
import { count } from "../../core/console/text.ts";
import { nameSome } from "../../core/problems/suggest.ts";
import { checkUnless, failed, ok, skipped, warning, type Check, type Subject } from "./check.ts";
import { unreachableReason, type Served } from "./services.ts";

/** A check of a live URL, which is skipped when nothing can be there. */
const liveCheck = (name: string, url: string, run: Check["run"]): Check =>
  checkUnless(name, () => unreachableReason(url), run);

export function checkHome({ net, project }: Subject, { plan, origin }: Served): Check {
  const url = origin + plan.site.country.home;
  return liveCheck(`home of ${plan.key}`, url, async () => {
    const reply = await net.ask(url);
    if (reply.status !== 200)
      return failed(`${url} answers ${reply.status}`, "Upload the contents of dist/, and check the host's settings.");
    const file = join(project.out, plan.key, "index.html");
    if (!existsSync(file)) return skipped(`${url} exists; there is no build to compare with`);
    return compareHomes(url, reply.body, readFileSync(file, "utf8"));
  });
}

export function compareHomes(url: string, live: string, built: string) {
  if (live === built) return ok(`${url} is the last build`);
  const [there, here] = [live, built].map((html) => readPayload(html)?.build);
  if (there === undefined)
    return failed(
      `${url} is not a page that sitegen has built`,
      "Find out what serves it, and upload the contents of dist/.",
    );
  if (there !== here)
    return warning(
      `${url} is from another build (${there}; the last one is ${here})`,
      "Deploy dist/, or build the live version: `sitegen build`.",
    );
  if (live.includes("/cdn-cgi/l/email-protection"))
    return failed(
      `a proxy hides the email addresses of ${url}, and the Content-Security-Policy blocks its script that shows them`,
      "Switch off Cloudflare's Email Address Obfuscation (Security, Settings, or Scrape Shield), or whatever removes HTML comments: `<!--email_off-->` protects addresses from it.",
    );
  return warning(
    `${url} is from the last build, but its content differs`,
    "Deploy dist/. If it is deployed, something changes pages in between (an injected script, a minifier).",
  );
}

const SCRIPT = new RegExp(`<script type="application/json" id="${PAYLOAD_ID}">(.*?)</script>`, "s");

/** The data of a page's scripts. Undefined for a page that sitegen has not built. */
export const readPayload = (html: string): Payload | undefined =>
  attempt(() => JSON.parse(SCRIPT.exec(html)?.[1] ?? "") as Payload);

/** Whether a site answers a missing page with 404 and its own not-found page. */
export function checkMissingPage({ net }: Subject, { plan, origin }: Served): Check {
  const { home } = plan.site.country;
  const url = `${origin}${home}sitegen-doctor-asks-for-nothing/`;
  return liveCheck(`404 of ${plan.key}`, url, async () => {
    const { status, body } = await net.ask(url);
    if (status !== 404)
      return failed(`${url} answers ${status}`, "Configure the host to serve 404.html with status 404.");
    return body.includes(`href="${home}"`)
      ? ok("a missing page answers 404, with a link to the home page")
      : failed(
          `${url} answers 404 without a link to the home page`,
          `Configure the host to serve dist/${plan.key}/404.html there.`,
        );
  });
}

const MAX_NAMED = 5;

/** Whether all pages of a host are of the last build, by the manifest of its upload. */
export const checkManifest = ({ net, project }: Subject, { key, base }: PlannedHost, origin: string): Check =>
  liveCheck(`pages on ${new URL(origin).hostname}`, origin, async () => {
    const built = readManifest(project);
    if (!built) return skipped("there is no build to compare with");
    const url = origin + base + MANIFEST_FILE;
    const { status, body } = await net.ask(url);
    const live = status === 200 ? parseManifest(body) : undefined;
    if (!live) return skipped(`${url} does not exist, so only home pages are compared`);
    const other = [...new Set([...Object.keys(live.sites), ...Object.keys(built.sites)])].filter((name) => {
      const [there, here] = [live.sites[name], built.sites[name]];
      if ((here ?? there)?.host !== key) return false;
      return there?.hash !== here?.hash || there?.engine !== here?.engine;
    });
    if (other.length === 0) return ok("all pages are from the last build");
    return warning(
      `${count(other.length, "site")} from another build: ${nameSome(other, MAX_NAMED)}`,
      `\`sitegen plan --live ${origin}${base}\` lists the differences. Deploy dist/, or build the live version: \`sitegen build\`.`,
    );
  });

/** Whether a host answers the first redirect of the configuration that has no pattern. */
export function checkRedirect({ net }: Subject, { redirects }: Pick<HostPlan, "redirects">, origin: string): Check[] {
  const rule = redirects.find(({ from }) => !/[*:]/.test(from));
  if (!rule) return [];
  const { from, to, status } = rule;
  return [
    liveCheck(`redirect on ${new URL(origin).hostname}`, origin, async () => {
      const reply = await net.ask(new URL(from, origin).href);
      const location = new URL(reply.headers.location ?? from, origin);
      if (reply.status === status && location.href === new URL(to, origin).href)
        return ok(`${from} leads to ${to} with ${status}`);
      return failed(
        `${from} answers ${reply.status}, not ${status} to ${to}`,
        "The redirects have no effect. Upload the rule files with the pages, or install the files of deploy/.",
      );
    }),
  ];
}
