import type { DataKind } from "./kind.ts";
import { organizationId, REQUIRED_ADDRESS } from "./organization.ts";
import { placeOf } from "./jobPosting.ts";
import { momentIn } from "./momentIn.ts";

/** The page's event, from `event` in front matter. No event in an office while contacts are placeholders. */
export const event: DataKind = {
  make(page) {
    const { context, copy, content, canonical, description } = page;
    const { event: settings } = copy.data;
    const isOnline = settings?.place === "online";
    if (!settings || (context.site.config.contacts.placeholder && !isOnline)) return [];
    const toInstant = (text: string | undefined) => text && momentIn(context.site.config.timeZone, text);
    return [
      {
        "@type": "Event",
        name: content.heading,
        description,
        url: canonical,
        startDate: toInstant(settings.start),
        endDate: toInstant(settings.end),
        eventStatus: "https://schema.org/EventScheduled",
        eventAttendanceMode: `https://schema.org/${isOnline ? "Online" : "Offline"}EventAttendanceMode`,
        location: isOnline ? { "@type": "VirtualLocation", url: canonical } : placeOf(page, settings.place),
        organizer: { "@id": organizationId(context) },
      },
    ];
  },
  required: {
    Event: ["name", "startDate", "location"],
    Place: ["address"],
    VirtualLocation: ["url"],
    ...REQUIRED_ADDRESS,
  },
  key: "event",
  written: { startDate: "start", location: "`place` (the name of an office, else `online`)" },
  lastDay: ({ copy }) => (copy.data.event?.end ?? copy.data.event?.start)?.slice(0, 10),
};
