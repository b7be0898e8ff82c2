import { useSite } from "../page/context.tsx";

/**
 * Address of a bundled file below a country's home, also for a further language. One bundle serves every country, so the bundler knows only the file's
 * name. It writes that name differently for server and browser; hydration needs the same text in both.
 */
function assetUrl(country: string, bundled: string): string {
  return import.meta.env.DEV ? bundled : `/${country}/assets/${bundled.slice(bundled.lastIndexOf("/") + 1)}`;
}

/** `assetUrl` below the home of the country that is shown. */
export const useAssetUrl = (bundled: string): string => assetUrl(useSite().country.key, bundled);
