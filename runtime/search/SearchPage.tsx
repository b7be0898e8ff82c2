import { type FormEvent, useEffect, useRef, useState } from "react";
import { EnquiryPageLink } from "../navigation/ContactLinks.tsx";
import { usePage, useRichText, useText } from "../page/context.tsx";
import { Marked } from "./Options.tsx";
import { queryAddress, readQuery, useResults } from "./useResults.ts";
import { SearchField } from "./SearchField.tsx";

const INPUT_ID = "results_input";
const MAX_RESULTS = 50;

/** Pause in typing after which the query is reported to the owner's scripts. */
const SETTLED_MS = 1000;

/** The search page. The query is in its URL, which is updated while typing. */
export function SearchPage() {
  const t = useText();
  const rich = useRichText();
  const { path } = usePage();
  const [query, setQuery] = useState("");
  const [isWanted, setWanted] = useState(false);
  const { pages, isFailed } = useResults(query, isWanted, MAX_RESULTS);
  useTellSearched(query, pages?.length);

  // The query is read from the URL at first and when it changes by a link or by going back.
  useEffect(() => {
    const stop = new AbortController();
    const read = () => setQuery(readQuery(location.search));
    read();
    addEventListener("popstate", read, { signal: stop.signal });
    document.addEventListener("sitegen:query", read, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  function change(typed: string) {
    setQuery(typed);
    history.replaceState(history.state, "", typed.trim() === "" ? path : queryAddress(path, typed));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    document.getElementById(INPUT_ID)?.blur();
  }

  return (
    <div className="results">
      <search>
        <form className="results__form" action={path} onSubmit={submit}>
          <SearchField
            id={INPUT_ID}
            aria-describedby="results_hint"
            value={query}
            onFocus={() => setWanted(true)}
            onChange={(event) => change(event.target.value)}
          />
        </form>
      </search>
      <p className="results__hint" id="results_hint">
        {t("search.hint")}
      </p>
      <output className="results__count" htmlFor={INPUT_ID} aria-label={t("search.suggestions")}>
        {pages && t("search.found", { count: pages.length })}
      </output>
      {pages && pages.length > 0 && (
        <ol role="list" className="results__list">
          {pages.map(({ path: href, title, summary, found }) => (
            <li className="results__item" key={href}>
              <a className="results__link" href={href}>
                <Marked text={title} found={found} />
              </a>
              <p className="results__summary">
                <Marked text={summary} found={found} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {pages?.length === 0 && (
        <>
          <p className="results__none">{rich("search.none", { ask: <EnquiryPageLink /> })}</p>
          <p className="results__none">{t("search.fewer")}</p>
        </>
      )}
      {isFailed && <p className="results__none">{rich("search.failed", { ask: <EnquiryPageLink /> })}</p>}
    </div>
  );
}

/** Reports query and number of results to the owner's scripts, such as analytics. */
function useTellSearched(query: string, count: number | undefined): void {
  const told = useRef("");
  useEffect(() => {
    const detail = { query: query.trim(), count };
    if (count === undefined || detail.query === told.current) return;
    const timer = setTimeout(() => {
      told.current = detail.query;
      document.dispatchEvent(new CustomEvent("sitegen:searched", { detail }));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, count]);
}
