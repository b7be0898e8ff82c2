import { twinName } from "../../config/index.ts";
import type { HostPlan, PlannedHost } from "../../plan/index.ts";
import { count } from "../../core/console/text.ts";
import { checkUnless, failed, ok, skipped, warning, type Answer, type Check } from "./check.ts";
import { networkError, type Certificate, type Net } from "./net.ts";
import { hasAddress, reservedReason } from "./services.ts";

interface HostSubject {
  host: PlannedHost;
  /** The host's rules, as the last build has written them. Absent without a build. */
  rules?: HostPlan | undefined;
  net: Net;
}

/** The checks of a host and its aliases. */
export function checkHost(subject: HostSubject): Check[] {
  const { host, net } = subject;
  const { allowed, aliases } = host;
  const names = [allowed, ...aliases];
  const others = new Set([...aliases, twinName(allowed) ?? []].flat());
  /** A check that is skipped when the name is reserved or has no address: the check of its address reports that. */
  const check = (what: string, name: string, run: Check["run"]): Check =>
    checkUnless(
      `${what} of ${name}`,
      async () => reservedReason(name) ?? ((await hasAddress(net, name)) ? undefined : `${name} has no address`),
      run,
    );
  return [
    ...names.map((name) =>
      checkUnless(
        `DNS of ${name}`,
        () => reservedReason(name),
        () => checkName(subject, name),
      ),
    ),
    ...names.map((name) =>
      check("certificate", name, async () => judgeCertificate(await net.certificate(name), new Date())),
    ),
    check("HTTPS", allowed, () => checkHttps(subject)),
    ...[...others].map((name) => check("redirect", name, () => checkAlias(subject, name))),
    check("headers", allowed, () => checkHeaders(subject)),
    check("404", allowed, () => checkNotFound(subject)),
    check("robots.txt", allowed, () => checkRobots(subject)),
  ];
}

async function checkName({ host: { allowed }, net }: HostSubject, name: string): Promise<Answer> {
  try {
    return ok(await net.resolve(name));
  } catch (error) {
    return failed(
      `${name} has no address (${networkError(error)})`,
      name === allowed
        ? "Add the DNS records of your hosting service, or correct `host.allowed`."
        : "Add a record for it, or remove it from `host.aliases`.",
    );
  }
}

/** With fewer days left, an automatic renewal has failed. */
const RENEWAL_DAYS = 21;
const DAY_MS = 86_400_000;
const RENEW = "Renew it, and find out why it was not renewed automatically.";

export function judgeCertificate({ mistake, validTo }: Certificate, now: Date): Answer {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const date = validTo.toISOString().slice(0, 10);
  if (days < 0) return failed(`it expired on ${date}`, RENEW);
  if (mistake !== undefined)
    return failed(
      `browsers reject it: ${mistake}`,
      "Get a certificate for this name from an authority that browsers trust.",
    );
  const detail = `valid until ${date}, ${count(days, "day")}`;
  return days < RENEWAL_DAYS ? warning(detail, RENEW) : ok(detail);
}

const PERMANENT = [301, 308];

async function checkHttps({ host: { allowed, base }, net }: HostSubject): Promise<Answer> {
  const { status, headers } = await net.ask(`http://${allowed}${base}`);
  const to = headers.location ?? "";
  if (PERMANENT.includes(status) && to.startsWith(`https://${allowed}/`))
    return ok(`http redirects to https with one ${status}`);
  if (to.startsWith("https://"))
    return warning(`http redirects to ${to} with ${status}`, `Redirect it to https://${allowed} with a single 301.`);
  return failed(
    `http://${allowed}${base} answers ${status} instead of redirecting to https`,
    "Switch on the hosting service's setting “force HTTPS” or similar.",
  );
}

/** A path and query that redirects have to keep. */
const SAMPLE = "sitegen-doctor/?utm_campaign=doctor";

/** Whether an alias, or the name with or without `www.`, redirects to the same URL of the allowed name with one 301. */
async function checkAlias({ host: { allowed, base }, net }: HostSubject, name: string): Promise<Answer> {
  const { status, headers } = await net.ask(`https://${name}${base}${SAMPLE}`);
  const to = headers.location;
  if (status === 301 && to === `https://${allowed}${base}${SAMPLE}`)
    return ok(`redirects to ${allowed}, same URL, with a single 301`);
  return failed(
    `${name} answers ${status}${to === undefined ? "" : ` to ${to}`}`,
    `It has to answer 301 to the same URL of ${allowed}. Make that the primary domain, or use the rules of \`sitegen redirects --host NAME\`.`,
  );
}

/** Whether answers have the headers of the built rules. */
async function checkHeaders({ host: { allowed, base, homes }, rules, net }: HostSubject): Promise<Answer> {
  if (!rules) return skipped("there is no build to compare with");
  const { headers } = await net.ask(`https://${allowed}${homes[0] ?? base}`);
  const built = Object.entries(rules.headers.all);
  const namesOf = (is: (found: unknown, value: string) => boolean) =>
    built.flatMap(([name, value]) => (is(headers[name.toLowerCase()], value) ? [name] : [])).join(", ");
  const missing = namesOf((found) => found === undefined);
  if (missing !== "")
    return failed(
      `missing: ${missing}`,
      "The rule files have no effect. Upload them with the pages, or install the files of deploy/ on the server.",
    );
  const others = namesOf((found, value) => found !== value);
  if (others === "") return ok(`all ${built.length} as built`);
  return warning(
    `different from the build: ${others}`,
    "Deploy the last build, or find out what changes them in between.",
  );
}

async function checkNotFound({ host: { allowed, base }, net }: HostSubject): Promise<Answer> {
  const { status } = await net.ask(`https://${allowed}${base}sitegen-doctor-asks-for-nothing/`);
  return status === 404
    ? ok("a missing page answers 404")
    : failed(
        `a missing page answers ${status}`,
        "Search engines would list such pages. Configure the host to serve 404.html with status 404.",
      );
}

/** Whether robots.txt exists, and the sitemaps that it lists. */
async function checkRobots({ host: { allowed, base, origin }, net }: HostSubject): Promise<Answer> {
  if (base !== "/") return skipped(`search engines read robots.txt only at the root of ${allowed}`);
  const robots = await net.ask(`${origin}/robots.txt`);
  if (robots.status !== 200)
    return failed(`robots.txt answers ${robots.status}`, "Upload the contents of dist/, including robots.txt.");
  const sitemaps = [...robots.body.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = ""]) => url);
  for (const url of sitemaps) {
    const { status } = await net.ask(url);
    if (status !== 200) return failed(`it names ${url}, which answers ${status}`, "Upload the sitemaps of dist/.");
  }
  return ok(sitemaps.length === 0 ? "exists, without a sitemap" : `exists, with ${sitemaps.join(", ")}`);
}
