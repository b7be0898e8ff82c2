import { useEffect } from "react";
import { useLayout, useSite } from "../page/context.tsx";
import { setContent } from "./contentStore.ts";

/**
 * In layouts with `detectCountry`, puts the visitor's country code into the content store once the page is hydrated.
 */
export function useDetectedCountry(): void {
  const { url, timeoutMs = 0 } = useSite().geoIp ?? {};
  const { detectCountry: wanted } = useLayout();
  useEffect(() => {
    if (!wanted || url === undefined) return;
    void import("../site/detectCountry.ts")
      .then(({ detectCountry }) => detectCountry(url, timeoutMs))
      .then((countryCode) => countryCode && setContent({ countryCode }), ignore);
  }, [wanted, url, timeoutMs]);
}

function ignore() {
  // Offline: `detectCountry` couldn't be loaded. Nothing depends on its result.
}
