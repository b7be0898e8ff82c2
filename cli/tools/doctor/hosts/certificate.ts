import { failed, ok, skipped, warning, type Answer, type Check } from "../check.ts";
import type { Certificate } from "../net.ts";
import { whySkipped, type HostSubject } from "./subject.ts";

/** With fewer days left a renewal that should have happened has not. */
const SOON = 21;
const DAY_MS = 86_400_000;

/** The certificates of a host's names. */
export const checkCertificate = ({ host: { allowed, aliases }, net }: HostSubject): Check[] =>
  [allowed, ...aliases].map((name) => ({
    name: `certificate of ${name}`,
    async run() {
      const why = await whySkipped(net, name);
      return why === undefined ? judgeCertificate(await net.certificate(name), new Date()) : skipped(why);
    },
  }));

export function judgeCertificate({ mistake, validTo }: Certificate, now: Date): Answer {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const date = validTo.toISOString().slice(0, 10);
  if (days < 0) return failed(`it ended on ${date}`, RENEW);
  if (mistake !== undefined)
    return failed(`browsers refuse it: ${mistake}`, "Get one for this very name from an authority that browsers know.");
  const left = `valid until ${date}, ${days} ${days === 1 ? "day" : "days"}`;
  return days < SOON ? warning(left, RENEW) : ok(left);
}

const RENEW = "Renew it, and look why that did not happen by itself.";
