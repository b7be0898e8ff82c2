import { useEffect, useState } from "react";
import { useSite, useText } from "../page/context.tsx";
import { fallbackHome, type SiteData } from "../site/site.ts";
import { nearPages, pathWords, SUGGESTIONS_FILE, type Suggestions } from "../site/nearPages.ts";
import { SearchField } from "./SearchField.tsx";

const INPUT_ID = "lost_input";

/** Help on a not-found page: similar pages, and the search, prefilled with the words of the URL. */
export function NearPages() {
  const t = useText();
  const { search, notFoundLog } = useSite();
  const lost = useLost();
  useEffect(() => {
    if (notFoundLog !== undefined) reportMissing(notFoundLog);
  }, [notFoundLog]);
  return (
    <div className="lost container">
      {search !== undefined && (
        <search className="lost__search">
          <form className="results__form" action={lost?.search ?? search}>
            <SearchField id={INPUT_ID} key={lost?.words} defaultValue={lost?.words} />
          </form>
        </search>
      )}
      {lost && lost.pages.length > 0 && (
        <nav className="lost__pages" aria-labelledby="lost_heading">
          <h2 className="lost__heading" id="lost_heading">
            {t("notFound.meant")}
          </h2>
          <ul role="list" className="lost__list">
            {lost.pages.map(([path, title]) => (
              <li key={path}>
                <a className="lost__link" href={lost.home + path}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** What the URL is similar to: search page, words and pages of its site. Undefined until these are loaded. */
function useLost() {
  const site = useSite();
  const [lost, setLost] = useState<Suggestions & { home: string; words: string }>();
  useEffect(() => {
    const stop = new AbortController();
    const { pathname } = location;
    const home = homeOf(site, pathname);
    const path = pathname.slice(pathname.startsWith(home) ? home.length : 1);
    const ask = async () =>
      (await fetch(home + SUGGESTIONS_FILE, { signal: stop.signal })).json() as Promise<Suggestions>;
    const show = async () => {
      const all = await ask().catch(() => ({ pages: [] }));
      if (!stop.signal.aborted) setLost({ ...all, home, words: pathWords(path), pages: nearPages(path, all.pages) });
    };
    void show();
    return () => stop.abort();
  }, [site]);
  return lost;
}

/** Home of the site that a path belongs to; for other paths the fallback home, if it is on this host. */
function homeOf({ country, sites, geoIp }: SiteData, path: string): string {
  const homes = [country.home, ...sites.map(({ home }) => home)];
  const fallback = fallbackHome({ geoIp, sites });
  return homes.find((home) => path.startsWith(home)) ?? (fallback.startsWith("/") ? fallback : country.home);
}

const reported = new Set<string>();

/** Reports the missing URL and its referrer, both without query, and nothing about the visitor. */
function reportMissing(log: string): void {
  const path = location.pathname;
  if (reported.has(path)) return;
  reported.add(path);
  const [referrer = ""] = document.referrer.split(/[?#]/);
  // As text, because JSON to another host would need a CORS preflight request.
  navigator.sendBeacon(log, JSON.stringify({ path, referrer }));
}
