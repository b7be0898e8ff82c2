import { failed, ok, skipped, warning, type Check } from "../check.ts";
import { twinName } from "../../../config/twinName.ts";
import { whySkipped, type HostSubject } from "./subject.ts";

/** An address whose path and query have to stay. */
const SAMPLE = "sitegen-doctor/?utm_campaign=doctor";
const PERMANENT = [301, 308];

/** Whether HTTP leads to HTTPS. */
export const checkHttps = ({ host: { allowed, base }, net }: HostSubject): Check[] => [
  {
    name: `HTTPS of ${allowed}`,
    async run() {
      const why = await whySkipped(net, allowed);
      if (why !== undefined) return skipped(why);
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
    },
  },
];

/** Whether each other name, and the one with `www.` or without, leads to the allowed one, with one 301 to the same URL. */
export const checkAliases = ({ host: { allowed, aliases, base }, net }: HostSubject): Check[] =>
  [...new Set([...aliases, twinName(allowed) ?? []].flat())].map((name) => ({
    name: `redirect of ${name}`,
    async run() {
      const why = await whySkipped(net, name);
      if (why !== undefined) return skipped(why);
      const wanted = `https://${allowed}${base}${SAMPLE}`;
      const reply = await net.ask(`https://${name}${base}${SAMPLE}`);
      const to = reply.headers.location;
      if (reply.status === 301 && to === wanted) return ok(`leads to ${allowed}, same URL, with one 301`);
      return failed(
        `${name} answers ${reply.status}${to === undefined ? "" : ` to ${to}`}`,
        `It has to answer 301 to the same URL of ${allowed}: make that the primary domain, or use the rules of \`sitegen redirects --host NAME\`.`,
      );
    },
  }));
