import type { Problem } from "../../../core/problems/problem.ts";
import type { PageCopy } from "../../../model/content.ts";
import { momentIn } from "../../schedule/pageSchedule.ts";
import type { DataPage, Thing } from "./kind.ts";
import { organizationId, organizationRef, placeOf } from "./organization.ts";

/** Data from front matter, which may be incomplete, and expires. */
interface DatedKind {
  /** The front matter key, where problems are reported. */
  key: "job" | "event";
  make(page: DataPage): Thing | undefined;
  /** Required properties that front matter may lack, of which one is enough, and what to write for them. */
  required: readonly (readonly [properties: readonly string[], written: string])[];
  /** The last day before it expires, ISO 8601. */
  lastDay(data: PageCopy["data"]): string | undefined;
  /** What expired, and when; a day follows. */
  ended: string;
}

/** The page's job, from `job` in front matter. None while contacts are placeholders. */
const jobPosting: DatedKind = {
  key: "job",
  make({ context, copy, content, canonical, description }) {
    const { job } = copy.data;
    const { host, home, site } = context;
    if (!job || site.config.contacts.placeholder) return undefined;
    const isRemote = job.location === "remote";
    return {
      "@type": "JobPosting",
      title: content.heading,
      // Replaced by the page's copy once that is rendered.
      description,
      url: canonical,
      datePosted: job.datePosted,
      validThrough: job.validThrough,
      employmentType: job.employmentType.map((type) => type.toUpperCase().replace("-", "_")),
      hiringOrganization: { ...organizationRef(context), sameAs: host.origin + home },
      jobLocation: isRemote ? undefined : placeOf(context, job.location),
      jobLocationType: isRemote ? "TELECOMMUTE" : undefined,
      applicantLocationRequirements: isRemote ? { "@type": "Country", name: site.config.name } : undefined,
    };
  },
  required: [
    [["datePosted"], "`datePosted`"],
    [["validThrough"], "`validThrough`"],
    [["jobLocation", "applicantLocationRequirements"], "`location` (the name of an office, else `remote`)"],
  ],
  lastDay: ({ job }) => job?.validThrough,
  ended: "The application period of the job ended on",
};

/** The page's event, from `event` in front matter. No event in an office while contacts are placeholders. */
const event: DatedKind = {
  key: "event",
  make({ context, copy, content, canonical, description }) {
    const { event: settings } = copy.data;
    const { contacts, timeZone } = context.site.config;
    const isOnline = settings?.place === "online";
    if (!settings || (contacts.placeholder && !isOnline)) return undefined;
    return {
      "@type": "Event",
      name: content.heading,
      description,
      url: canonical,
      startDate: settings.start && momentIn(timeZone, settings.start),
      endDate: settings.end && momentIn(timeZone, settings.end),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: `https://schema.org/${isOnline ? "Online" : "Offline"}EventAttendanceMode`,
      location: isOnline ? { "@type": "VirtualLocation", url: canonical } : placeOf(context, settings.place),
      organizer: { "@id": organizationId(context) },
    };
  },
  required: [
    [["startDate"], "`start`"],
    [["location"], "`place` (the name of an office, else `online`)"],
  ],
  lastDay: (data) => (data.event?.end ?? data.event?.start)?.slice(0, 10),
  ended: "The event ended on",
};

export const DATED_KINDS: readonly DatedKind[] = [jobPosting, event];

/** Makes the page's object of a kind. An incomplete or expired one is a problem instead. */
export function makeDated({ key, make, required, lastDay, ended }: DatedKind, page: DataPage): Thing | undefined {
  const { context, copy, planned } = page;
  const thing = make(page);
  if (!thing) return undefined;
  const missing = required.filter(([properties]) => properties.every((name) => thing[name] === undefined));
  const list = (names: readonly string[]) => new Intl.ListFormat("en").format(names);
  const end = lastDay(copy.data);
  const report = (problem: Pick<Problem, "code" | "message" | "why" | "hint">) =>
    void planned.problems.push({ ...problem, severity: "warning", place: copy.locate([key]) });
  if (missing.length > 0) {
    const names = missing.map(([properties]) => properties.map((name) => `\`${name}\``).join(" or "));
    return report({
      code: "incomplete-data",
      message: `The page's ${thing["@type"]} lacks ${list(names)}`,
      why: "Search engines would ignore it, so the page does not have it.",
      hint: `Write ${list(missing.map(([, written]) => written))} below \`${key}\`.`,
    });
  }
  if (end === undefined) return thing;
  planned.lastDays.push(end);
  if (end >= context.today) return thing;
  return report({
    code: "expired-data",
    message: `${ended} ${end}`,
    why: "The page no longer has its structured data. Visitors still read the page.",
    hint: `Write new days below \`${key}\`. Or remove it, and say on the page that it is over.`,
  });
}
