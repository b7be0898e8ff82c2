import type { PlannedHost } from "./planHosts.ts";

/** What a host has to serve, independent of any hosting service's syntax. */
export interface HostPlan extends Pick<
  PlannedHost,
  "key" | "folder" | "base" | "aliases" | "redirects" | "gone" | "folders"
> {
  /** The one host name that serves the sites. */
  allowedHost: string;
  /** Geo-IP redirects of the root: country code, lower case → home. Empty without geo-IP, or if the root is a home. */
  homes: Record<string, string>;
  /** Home for visitors from other countries. Absent without geo-IP: the root page then lets them choose. */
  fallback?: string;
  /** Home of the only country, to which the root redirects everybody. */
  only?: string;
  /** Redirects of the root for visitors who chose a country before: country key → home. Empty without a choice. */
  choices: Record<string, string>;
  /** Name of the cookie that holds the chosen country's key; it takes precedence over geo-IP. */
  choiceCookie: string;
  /** Homes of the countries that the host serves. */
  sites: string[];
  /** The content API that the host proxies: path on the host, and upstream URL without final slash. */
  api?: { base: string; upstream: string };
  headers: {
    /** Sent with every response. */
    all: Record<string, string>;
    /** Cache-Control of files that change at the same address: pages, feeds, sitemaps, redirects. */
    revalidate: string;
    /** Cache-Control of files below `<home>assets/`, whose names hold a content hash. */
    immutable: string;
  };
  /** Texts of redirect pages, for hosting services without redirect rules. A line break in `text` marks the address. */
  moved: { language: string; title: string; text: string };
}

/** Whether the root redirects any visitor. The root of a country's own host never does. */
export const leadsFromRoot = ({ only, choices }: HostPlan): boolean =>
  only !== undefined || Object.keys(choices).length > 0;

/** A redirect of the root, for visitors who chose a country, for those from one (empty: from any), or for all. */
interface RootRule {
  to: string;
  /** Key of the chosen country, the cookie's value. */
  choice?: string;
  /** Country code, lower case. */
  country?: string;
}

/** The redirects of the root, in the order in which they are tested. */
export const rootRules = ({ only, choices, homes, fallback }: HostPlan): RootRule[] => [
  ...Object.entries(choices).map(([choice, to]) => ({ choice, to })),
  ...Object.entries(homes).map(([country, to]) => ({ country, to })),
  ...(fallback === undefined ? [] : [{ country: "", to: fallback }]),
  ...(only === undefined ? [] : [{ to: only }]),
];

/** The root's target: the only country, the visitor's choice, or the visitor's country; undefined for the root page. */
export function rootTarget(plan: HostPlan, from: string | undefined, cookie = ""): string | undefined {
  const cookies = cookie.split("; ");
  const applies = ({ choice, country }: RootRule) => {
    if (choice !== undefined) return cookies.includes(`${plan.choiceCookie}=${choice}`);
    return country === undefined || (from !== undefined && ["", from.toLowerCase()].includes(country));
  };
  return rootRules(plan).find(applies)?.to;
}

/** Path of a home below the base, without slashes around it: `india/hi` for `/india/hi/`, empty for the base itself. */
export const folderName = ({ base }: Pick<HostPlan, "base">, home: string): string => home.slice(base.length, -1);

/** Regular expression without anchors for the host's asset folders, up to `/assets/`; undefined if none. */
export function assetFolders({ base, folders }: HostPlan): string | undefined {
  const names = folders.map((home) => folderName({ base }, home));
  const below = names.filter((name) => name !== "").join("|");
  if (below === "") return names.length > 0 ? `${base}assets/` : undefined;
  return names.includes("") ? `${base}(?:(?:${below})/)?assets/` : `${base}(?:${below})/assets/`;
}

/** The response headers of a file. `path` starts at the host's root. */
export function headersFor({ headers, folders }: HostPlan, path: string, status = 200): Record<string, string> {
  const isAsset = status === 200 && folders.some((home) => path.startsWith(`${home}assets/`));
  return { ...headers.all, "Cache-Control": isAsset ? headers.immutable : headers.revalidate };
}
