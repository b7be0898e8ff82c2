import type { DataKind } from "./kind.ts";
import { organizationId, placeOf, REQUIRED_ADDRESS } from "./organization.ts";
import { momentIn } from "./momentIn.ts";

/** The page's event, from `event` in front matter. No event in an office while contacts are placeholders. */
export const event: DataKind = {
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
