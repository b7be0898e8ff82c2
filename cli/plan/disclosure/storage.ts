import {
  CAMPAIGN_KEY,
  CHECKLIST_KEY,
  COUNTRY_COOKIE,
  COUNTRY_SECONDS,
  DELIVERED_KEY,
  OUTBOX_DATABASE,
  OUTBOX_MS,
  PLACES_KEY,
  PRIVACY_KEY,
  SENT_COOKIE,
  WAITING_KEY,
} from "../../../runtime/site/browserStorage.ts";
import type { Disclosed } from "../../../runtime/site/sections.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import type { TextKey } from "../../../runtime/site/text.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** An item that the site's scripts store in the browser, with the texts about it. */
type Stored = [
  name: string,
  kind: Extract<TextKey, `disclosure.${"cookie" | "local" | "session" | "database"}`>,
  purpose: Extract<TextKey, `disclosure.for${string}`>,
  /** Lifetime in seconds, or the text that describes it. */
  ends: number | "disclosure.untilClosed" | "disclosure.untilSent" | "disclosure.untilCleared",
];

export function discloseStorage({ t, network, copies, site }: SiteContext, data: SiteData): Disclosed[] {
  const forms = Object.values(data.forms);
  const hasOutbox = forms.some(({ keepUndelivered }) => keepUndelivered);
  const hasChecklist = [...copies.values()].some(({ data: { sections } }) =>
    sections?.some(({ type }) => type === "checklist"),
  );
  const stored: (Stored | false)[] = [
    network.sites.length > 1 && [COUNTRY_COOKIE, "disclosure.cookie", "disclosure.forCountry", COUNTRY_SECONDS],
    ...listPopups(data),
    forms.length > 0 && [SENT_COOKIE, "disclosure.cookie", "disclosure.forSent", "disclosure.untilClosed"],
    network.navigation === "router" && [
      PLACES_KEY,
      "disclosure.session",
      "disclosure.forPlaces",
      "disclosure.untilClosed",
    ],
    hasOutbox && [OUTBOX_DATABASE, "disclosure.database", "disclosure.forOutbox", OUTBOX_MS / 1000],
    hasOutbox && [WAITING_KEY, "disclosure.local", "disclosure.forWaiting", "disclosure.untilSent"],
    hasOutbox && [DELIVERED_KEY, "disclosure.local", "disclosure.forDelivered", "disclosure.untilCleared"],
    hasChecklist && [CHECKLIST_KEY, "disclosure.local", "disclosure.forChecklists", "disclosure.untilCleared"],
    ...listPrivacy(data),
  ];
  return stored
    .filter((item) => item !== false)
    .map(([name, kind, purpose, ends]) => ({
      name,
      text: t(purpose),
      facts: [
        { label: t("disclosure.kind"), values: [t(kind)] },
        {
          label: t("disclosure.ends"),
          values: [typeof ends === "number" ? duration(ends, site.language) : t(ends)],
        },
      ],
    }));
}

/** Stored consent, and the storage of providers. */
function listPrivacy({ privacy }: SiteData): (Stored | false)[] {
  if (!privacy) return [];
  const kinds = privacy.providers.map(({ kind }) => kind);
  const ends = privacy.days * DAY;
  const cookies = new Set(privacy.providers.flatMap((provider) => provider.cookies));
  // The tags of a container set the lifetime; this is Google's default.
  const cookieEnds = kinds.includes("gtm") ? 2 * YEAR : ends;
  return [
    [PRIVACY_KEY, "disclosure.local", "disclosure.forPrivacy", ends],
    kinds.includes("campaign") && [
      CAMPAIGN_KEY,
      "disclosure.session",
      "disclosure.forCampaign",
      "disclosure.untilClosed",
    ],
    ...[...cookies].map((name): Stored => [`${name}*`, "disclosure.cookie", "disclosure.forGoogle", cookieEnds]),
  ];
}

/** Cookies of popups. One that several layouts share is listed with its longest lifetime. */
function listPopups({ layouts }: SiteData): Stored[] {
  const cookies = new Map<string, Stored[3]>();
  for (const { popups } of Object.values(layouts)) {
    const { scroll, exitIntent } = popups;
    if (exitIntent && !cookies.has(exitIntent.cookie)) cookies.set(exitIntent.cookie, "disclosure.untilClosed");
    const previous = scroll && cookies.get(scroll.cookie);
    if (scroll) cookies.set(scroll.cookie, Math.max(scroll.seconds, typeof previous === "number" ? previous : 0));
  }
  return [...cookies].map(([name, ends]) => [name, "disclosure.cookie", "disclosure.forPopup", ends]);
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** A duration in words; up to four days in hours. */
function duration(seconds: number, language: string): string {
  const [unit, length] = seconds > 4 * DAY ? ["day", DAY] : seconds >= HOUR ? ["hour", HOUR] : ["second", 1];
  const style = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(seconds / length);
}
