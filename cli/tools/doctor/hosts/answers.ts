import { failed, ok, skipped, warning, type Check } from "../check.ts";
import { whySkipped, type HostSubject } from "./subject.ts";

/** Whether answers have the headers that the built rules promise. */
export const checkHeaders = ({ host: { allowed, base, homes }, rules, net }: HostSubject): Check[] => [
  {
    name: `headers of ${allowed}`,
    async run() {
      const why = await whySkipped(net, allowed);
      if (why !== undefined) return skipped(why);
      if (!rules) return skipped("nothing is built to compare with");
      const reply = await net.ask(`https://${allowed}${homes[0] ?? base}`);
      const promised = Object.entries(rules.headers.all);
      const missing = promised.filter(([name]) => reply.headers[name.toLowerCase()] === undefined);
      if (missing.length > 0)
        return failed(
          `missing: ${missing.map(([name]) => name).join(", ")}`,
          "The rule files are not in force: upload them with the pages, or install those of deploy/ on the server.",
        );
      const others = promised.filter(([name, value]) => reply.headers[name.toLowerCase()] !== value);
      if (others.length === 0) return ok(`all ${promised.length} as built`);
      return warning(
        `other than built: ${others.map(([name]) => name).join(", ")}`,
        "Deploy the last build, or look what changes them on their way.",
      );
    },
  },
];

/** Whether an address that is not there answers 404. */
export const checkNotFound = ({ host: { allowed, base }, net }: HostSubject): Check[] => [
  {
    name: `404 of ${allowed}`,
    async run() {
      const why = await whySkipped(net, allowed);
      if (why !== undefined) return skipped(why);
      const { status } = await net.ask(`https://${allowed}${base}sitegen-doctor-asks-for-nothing/`);
      return status === 404
        ? ok("an address that is not there answers 404")
        : failed(
            `an address that is not there answers ${status}`,
            "Search engines list such pages: let the host serve 404.html with the status 404.",
          );
    },
  },
];

/** Whether robots.txt and the sitemaps that it names are there. */
export const checkRobots = ({ host: { allowed, base, origin }, net }: HostSubject): Check[] => [
  {
    name: `robots.txt of ${allowed}`,
    async run() {
      const why = await whySkipped(net, allowed);
      if (why !== undefined) return skipped(why);
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
    },
  },
];
