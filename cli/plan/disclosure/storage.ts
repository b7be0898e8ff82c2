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
import type { TextKey } from "../../../runtime/site/text.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { sitePrivacy, siteForms, siteLayouts } from "./siteUse.ts";

/** An item that the site's scripts store in the browser. */
interface Stored {
  name: string;
  kind: Extract<TextKey, `disclosure.${"cookie" | "local" | "session" | "database"}`>;
  /** Text of its purpose. */
  purpose: Extract<TextKey, `disclosure.for${string}`>;
  /** Lifetime in seconds, or the text that describes it. */
  ends: number | "disclosure.untilClosed" | "disclosure.untilSent" | "disclosure.untilCleared";
}

/** Lists what the site stores, by its configuration. */
function listStored(site: SiteContext): Stored[] {
  const { network } = site;
  const forms = siteForms(site);
  const hasOutbox = forms.some(({ keepUndelivered }) => keepUndelivered);
  const hasChecklist = [...site.copies.values()].some(({ data }) =>
    data.sections?.some(({ type }) => type === "checklist"),
  );
  const stored: (Stored | false)[] = [
    network.sites.length > 1 && {
      name: COUNTRY_COOKIE,
      kind: "disclosure.cookie",
      purpose: "disclosure.forCountry",
      ends: COUNTRY_SECONDS,
    },
    ...listPopups(site),
    forms.length > 0 && {
      name: SENT_COOKIE,
      kind: "disclosure.cookie",
      purpose: "disclosure.forSent",
      ends: "disclosure.untilClosed",
    },
    network.navigation === "router" && {
      name: PLACES_KEY,
      kind: "disclosure.session",
      purpose: "disclosure.forPlaces",
      ends: "disclosure.untilClosed",
    },
    hasOutbox && {
      name: OUTBOX_DATABASE,
      kind: "disclosure.database",
      purpose: "disclosure.forOutbox",
      ends: OUTBOX_MS / 1000,
    },
    hasOutbox && {
      name: WAITING_KEY,
      kind: "disclosure.local",
      purpose: "disclosure.forWaiting",
      ends: "disclosure.untilSent",
    },
    hasOutbox && {
      name: DELIVERED_KEY,
      kind: "disclosure.local",
      purpose: "disclosure.forDelivered",
      ends: "disclosure.untilCleared",
    },
    hasChecklist && {
      name: CHECKLIST_KEY,
      kind: "disclosure.local",
      purpose: "disclosure.forChecklists",
      ends: "disclosure.untilCleared",
    },
    ...listPrivacy(site),
  ];
  return stored.filter((item) => item !== false);
}

/** Stored consent, and the storage of providers. */
function listPrivacy(site: SiteContext): Stored[] {
  const privacy = sitePrivacy(site);
  if (!privacy) return [];
  const { providers, days } = privacy;
  const ends = days * DAY;
  const cookies = new Set(providers.flatMap((provider) => provider.cookies));
  // The tags of a container set the lifetime; this is Google's default.
  const cookieEnds = providers.some(({ kind }) => kind === "gtm") ? 2 * YEAR : ends;
  return [
    { name: PRIVACY_KEY, kind: "disclosure.local", purpose: "disclosure.forPrivacy", ends },
    ...providers
      .filter(({ kind }) => kind === "campaign")
      .map((): Stored => ({
        name: CAMPAIGN_KEY,
        kind: "disclosure.session",
        purpose: "disclosure.forCampaign",
        ends: "disclosure.untilClosed",
      })),
    ...[...cookies].map((name): Stored => ({
      name: `${name}*`,
      kind: "disclosure.cookie",
      purpose: "disclosure.forGoogle",
      ends: cookieEnds,
    })),
  ];
}

/** Cookies of popups. One that several layouts share is listed with its longest lifetime. */
function listPopups(site: SiteContext): Stored[] {
  const cookies = new Map<string, Stored["ends"]>();
  for (const { popups } of siteLayouts(site)) {
    const { scroll, exitIntent } = popups;
    if (exitIntent && !cookies.has(exitIntent.cookie)) cookies.set(exitIntent.cookie, "disclosure.untilClosed");
    const previous = scroll && cookies.get(scroll.cookie);
    if (scroll) cookies.set(scroll.cookie, Math.max(scroll.seconds, typeof previous === "number" ? previous : 0));
  }
  return [...cookies].map(([name, ends]) => ({
    name,
    kind: "disclosure.cookie",
    purpose: "disclosure.forPopup",
    ends,
  }));
}

export function discloseStorage(site: SiteContext): Disclosed[] {
  const { t } = site;
  return listStored(site).map(({ name, kind, purpose, ends }) => ({
    name,
    text: t(purpose),
    facts: [
      { label: t("disclosure.kind"), values: [t(kind)] },
      {
        label: t("disclosure.ends"),
        values: [typeof ends === "number" ? duration(ends, site.site.language) : t(ends)],
      },
    ],
  }));
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** A duration in words; up to four days in hours. */
function duration(seconds: number, language: string): string {
  const [unit, length] = seconds > 4 * DAY ? ["day", DAY] : seconds >= HOUR ? ["hour", HOUR] : ["second", 1];
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: String(unit),
    unitDisplay: "long",
    maximumFractionDigits: 1,
  });
  return format.format(seconds / Number(length));
}
