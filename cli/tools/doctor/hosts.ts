import { twinName } from "../../config/index.ts";
import type { HostPlan, PlannedHost } from "../../plan/index.ts";
import { count } from "../../core/console/text.ts";
import { checkUnless, failed, ok, skipped, warning, type Answer, type Check } from "./check.ts";
import { networkError, type Certificate, type Net } from "./net.ts";
import { reservedReason } from "./services.ts";

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
              ? "Add the DNS records of your hosting service, or correct `host.allowed`."
              : "Add a record for it, or remove it from `host.aliases`.",
          );
        }
      },
    ),
  );

/** With fewer days left, an automatic renewal has failed. */
const RENEWAL_DAYS = 21;
const DAY_MS = 86_400_000;
const RENEW = "Renew it, and find out why it was not renewed automatically.";

export const checkCertificate = ({ host: { allowed, aliases }, net }: HostSubject): Check[] =>
  [allowed, ...aliases].map((name) =>
    checkOf("certificate", name, net, async () => judgeCertificate(await net.certificate(name), new Date())),
  );

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

/** A path and query that redirects have to keep. */
const SAMPLE = "sitegen-doctor/?utm_campaign=doctor";
const PERMANENT = [301, 308];

export const checkHttps = ({ host: { allowed, base }, net }: HostSubject): Check =>
  checkOf("HTTPS", allowed, net, async () => {
    const reply = await net.ask(`http://${allowed}${base}`);
    const to = reply.headers.location ?? "";
    if (PERMANENT.includes(reply.status) && to.startsWith(`https://${allowed}/`))
      return ok(`http redirects to https with one ${reply.status}`);
    if (to.startsWith("https://"))
      return warning(
        `http redirects to ${to} with ${reply.status}`,
        `Redirect it to https://${allowed} with a single 301.`,
      );
    return failed(
      `http://${allowed}${base} answers ${reply.status} instead of redirecting to https`,
      "Switch on the hosting service's setting “force HTTPS” or similar.",
    );
  });

/** Whether each alias, and the name with or without `www.`, redirects to the same URL of the allowed name with one 301. */
export const checkAliases = ({ host: { allowed, aliases, base }, net }: HostSubject): Check[] =>
  [...new Set([...aliases, twinName(allowed) ?? []].flat())].map((name) =>
    checkOf("redirect", name, net, async () => {
      const reply = await net.ask(`https://${name}${base}${SAMPLE}`);
      const to = reply.headers.location;
      if (reply.status === 301 && to === `https://${allowed}${base}${SAMPLE}`)
        return ok(`redirects to ${allowed}, same URL, with a single 301`);
      return failed(
        `${name} answers ${reply.status}${to === undefined ? "" : ` to ${to}`}`,
        `It has to answer 301 to the same URL of ${allowed}. Make that the primary domain, or use the rules of \`sitegen redirects --host NAME\`.`,
      );
    }),
  );

/** Whether answers have the headers of the built rules. */
export const checkHeaders = ({ host: { allowed, base, homes }, rules, net }: HostSubject): Check =>
  checkOf("headers", allowed, net, async () => {
    if (!rules) return skipped("there is no build to compare with");
    const reply = await net.ask(`https://${allowed}${homes[0] ?? base}`);
    const built = Object.entries(rules.headers.all);
    const missing = built.filter(([name]) => reply.headers[name.toLowerCase()] === undefined);
    if (missing.length > 0)
      return failed(
        `missing: ${missing.map(([name]) => name).join(", ")}`,
        "The rule files have no effect. Upload them with the pages, or install the files of deploy/ on the server.",
      );
    const others = built.filter(([name, value]) => reply.headers[name.toLowerCase()] !== value);
    if (others.length === 0) return ok(`all ${built.length} as built`);
    return warning(
      `different from the build: ${others.map(([name]) => name).join(", ")}`,
      "Deploy the last build, or find out what changes them in between.",
    );
  });

export const checkNotFound = ({ host: { allowed, base }, net }: HostSubject): Check =>
  checkOf("404", allowed, net, async () => {
    const { status } = await net.ask(`https://${allowed}${base}sitegen-doctor-asks-for-nothing/`);
    return status === 404
      ? ok("a missing page answers 404")
      : failed(
          `a missing page answers ${status}`,
          "Search engines would list such pages. Configure the host to serve 404.html with status 404.",
        );
  });

/** Whether robots.txt exists, and the sitemaps that it lists. */
export const checkRobots = ({ host: { allowed, base, origin }, net }: HostSubject): Check =>
  checkOf("robots.txt", allowed, net, async () => {
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
  });
