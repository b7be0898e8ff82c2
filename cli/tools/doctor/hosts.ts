import { twinName } from "../../config/builtFiles.ts";
import type { HostPlan } from "../../plan/hostPlan.ts";
import type { PlannedHost } from "../../plan/planHosts.ts";
import { count } from "../../report/count.ts";
import { checkUnless, failed, ok, skipped, warning, type Answer, type Check } from "./check.ts";
import { networkError, type Certificate, type Net } from "./net.ts";
import { reservedReason } from "./services.ts";

/** A host that serves sites. */
interface HostSubject {
  host: PlannedHost;
  /** The host's rules, as the last build has written them. Absent without a build. */
  rules?: HostPlan | undefined;
  net: Net;
}

/** A check of a host that is skipped when its name is reserved or has no address: `checkNames` reports that. */
const checkOf = (subject: string, name: string, net: Net, run: Check["run"]): Check =>
  checkUnless(
    `${subject} of ${name}`,
    () =>
      reservedReason(name) ??
      net.resolve(name).then(
        () => undefined,
        () => `${name} has no address`,
      ),
    run,
  );

/** Whether the host's name and its aliases have an address. */
export const checkNames = ({ host: { allowed, aliases }, net }: HostSubject): Check[] =>
  [allowed, ...aliases].map((name) =>
    checkUnless(
      `DNS of ${name}`,
      () => reservedReason(name),
      async () => {
        try {
          return ok(await net.resolve(name));
        } catch (error) {
          return failed(
            `${name} has no address (${networkError(error)})`,
            name === allowed
              ? "Add the records that your hosting service names, or correct `host.allowed`."
              : "Add a record for it, or remove it from `host.aliases`.",
          );
        }
      },
    ),
  );

/** With fewer days left, an automatic renewal has failed. */
const RENEWAL_DAYS = 21;
const DAY_MS = 86_400_000;
const RENEW = "Renew it, and look why that did not happen by itself.";

/** The certificates of a host's names. */
export const checkCertificate = ({ host: { allowed, aliases }, net }: HostSubject): Check[] =>
  [allowed, ...aliases].map((name) =>
    checkOf("certificate", name, net, async () => judgeCertificate(await net.certificate(name), new Date())),
  );

export function judgeCertificate({ mistake, validTo }: Certificate, now: Date): Answer {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const date = validTo.toISOString().slice(0, 10);
  if (days < 0) return failed(`it ended on ${date}`, RENEW);
  if (mistake !== undefined)
    return failed(`browsers refuse it: ${mistake}`, "Get one for this very name from an authority that browsers know.");
  const detail = `valid until ${date}, ${count(days, "day")}`;
  return days < RENEWAL_DAYS ? warning(detail, RENEW) : ok(detail);
}

/** A path and query that redirects have to keep. */
const SAMPLE = "sitegen-doctor/?utm_campaign=doctor";
const PERMANENT = [301, 308];

/** Whether HTTP redirects to HTTPS. */
export const checkHttps = ({ host: { allowed, base }, net }: HostSubject): Check =>
  checkOf("HTTPS", allowed, net, async () => {
    const reply = await net.ask(`http://${allowed}${base}`);
    const to = reply.headers.location ?? "";
    if (PERMANENT.includes(reply.status) && to.startsWith(`https://${allowed}/`))
      return ok(`http leads to https with one ${reply.status}`);
    if (to.startsWith("https://"))
      return warning(`http leads to ${to} with ${reply.status}`, `Let it lead to https://${allowed} with one 301.`);
    return failed(
      `http://${allowed}${base} answers ${reply.status} instead of leading to https`,
      "Switch on what the hosting service calls “force HTTPS”.",
    );
  });

/** Whether each alias, and the name with or without `www.`, redirects to the same URL of the allowed name with one 301. */
export const checkAliases = ({ host: { allowed, aliases, base }, net }: HostSubject): Check[] =>
  [...new Set([...aliases, twinName(allowed) ?? []].flat())].map((name) =>
    checkOf("redirect", name, net, async () => {
      const reply = await net.ask(`https://${name}${base}${SAMPLE}`);
      const to = reply.headers.location;
      if (reply.status === 301 && to === `https://${allowed}${base}${SAMPLE}`)
        return ok(`leads to ${allowed}, same URL, with one 301`);
      return failed(
        `${name} answers ${reply.status}${to === undefined ? "" : ` to ${to}`}`,
        `It has to answer 301 to the same URL of ${allowed}: make that the primary domain, or use the rules of \`sitegen redirects --host NAME\`.`,
      );
    }),
  );

/** Whether answers have the headers of the built rules. */
export const checkHeaders = ({ host: { allowed, base, homes }, rules, net }: HostSubject): Check =>
  checkOf("headers", allowed, net, async () => {
    if (!rules) return skipped("nothing is built to compare with");
    const reply = await net.ask(`https://${allowed}${homes[0] ?? base}`);
    const built = Object.entries(rules.headers.all);
    const missing = built.filter(([name]) => reply.headers[name.toLowerCase()] === undefined);
    if (missing.length > 0)
      return failed(
        `missing: ${missing.map(([name]) => name).join(", ")}`,
        "The rule files are not in force: upload them with the pages, or install those of deploy/ on the server.",
      );
    const others = built.filter(([name, value]) => reply.headers[name.toLowerCase()] !== value);
    if (others.length === 0) return ok(`all ${built.length} as built`);
    return warning(
      `other than built: ${others.map(([name]) => name).join(", ")}`,
      "Deploy the last build, or look what changes them on their way.",
    );
  });

/** Whether a missing page answers 404. */
export const checkNotFound = ({ host: { allowed, base }, net }: HostSubject): Check =>
  checkOf("404", allowed, net, async () => {
    const { status } = await net.ask(`https://${allowed}${base}sitegen-doctor-asks-for-nothing/`);
    return status === 404
      ? ok("an address that is not there answers 404")
      : failed(
          `an address that is not there answers ${status}`,
          "Search engines list such pages: let the host serve 404.html with the status 404.",
        );
  });

/** Whether robots.txt exists, and the sitemaps that it lists. */
export const checkRobots = ({ host: { allowed, base, origin }, net }: HostSubject): Check =>
  checkOf("robots.txt", allowed, net, async () => {
    if (base !== "/") return skipped(`robots.txt is read at the root of ${allowed} alone`);
    const robots = await net.ask(`${origin}/robots.txt`);
    if (robots.status !== 200)
      return failed(`robots.txt answers ${robots.status}`, "Upload what is in dist/, robots.txt with it.");
    const sitemaps = [...robots.body.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = ""]) => url);
    for (const url of sitemaps) {
      const { status } = await net.ask(url);
      if (status !== 200) return failed(`it names ${url}, which answers ${status}`, "Upload the sitemaps of dist/.");
    }
    return ok(sitemaps.length === 0 ? "there; it names no sitemap" : `there, with ${sitemaps.join(", ")}`);
  });
