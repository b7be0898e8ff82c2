import { useSite } from "../page/context.tsx";

/**
 * Address of a bundled file below a country's home. One bundle serves every country, so the bundler knows the file's name
 * only, and says it differently to the server and to the browser: hydration needs one form.
 */
function assetUrl(home: string, bundled: string): string {
  return import.meta.env.DEV ? bundled : `${home}assets/${bundled.slice(bundled.lastIndexOf("/") + 1)}`;
}

/** `assetUrl` below the home of the country that is shown. */
export const useAssetUrl = (bundled: string): string => assetUrl(useSite().country.home, bundled);
