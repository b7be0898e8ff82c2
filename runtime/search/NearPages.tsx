import { useEffect, useState } from "react";
import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { fallbackHome, type SiteData } from "../site/site.ts";
import { nearPages, pathWords, SUGGESTIONS_FILE, type Suggestion, type Suggestions } from "../site/nearPages.ts";
import { SearchField } from "./SearchField.tsx";

const INPUT_ID = "lost_input";

interface Lost {
  /** Home of the site that the URL belongs to. */
  home: string;
  /** The words of the path below the home. */
  words: string;
  /** Path of the search page. */
  search: string | undefined;
  pages: Suggestion[];
}

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

/** The requested words, when the pages of the site are loaded. */
function useLost(): Lost | undefined {
  const site = useSite();
  const [lost, setLost] = useState<Lost>();
  useEffect(() => {
    const stop = new AbortController();
    const home = homeOf(site, location.pathname);
    const path = location.pathname.slice(location.pathname.startsWith(home) ? home.length : 1);
    const tell = ({ search, pages }: Partial<Suggestions>) =>
      setLost({ home, words: pathWords(path), search, pages: nearPages(path, pages ?? []) });
    fetch(home + SUGGESTIONS_FILE, { signal: stop.signal })
      .then((response) => response.json() as Promise<Suggestions>)
      .then(tell, () => {
        if (!stop.signal.aborted) tell({});
      });
    return () => stop.abort();
  }, [site]);
  return lost;
}

/** Home of the site that a path belongs to; for other paths the fallback home, if it is on this host. */
function homeOf({ country, sites, geoIp }: SiteData, path: string): string {
  const found = [country.home, ...sites.map(({ home }) => home)].find((home) => path.startsWith(home));
  if (found !== undefined) return found;
  const fallback = fallbackHome({ geoIp, sites });
  return fallback.startsWith("/") ? fallback : country.home;
}

/** URLs that this document has reported. */
const reported = new Set<string>();

/** Reports the missing URL and its referrer, both without query, and nothing about the visitor. */
function reportMissing(log: string): void {
  const path = location.pathname;
  if (reported.has(path)) return;
  reported.add(path);
  // As text, because JSON to another host would need a CORS preflight request.
  navigator.sendBeacon(log, JSON.stringify({ path, referrer: withoutQuery(document.referrer) }));
}

function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return "";
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
