import { type FormEvent, useCallback, useRef, useState } from "react";
import { useRichText, useText } from "../page/text.ts";
import type { MenuItem } from "../site/menu.ts";
import { Icon } from "../ui/Icon.tsx";
import { EnquiryPageLink } from "./EnquiryPageLink.tsx";
import { findLinks } from "./findLinks.ts";
import { useSearchBox } from "./useSearchBox.ts";

const MAX_RESULTS = 8;
const BOX_ID = "search-box";
const INPUT_ID = "search-input";

/** A search box that expands and finds pages of the menu by their titles. Without scripts it isn't shown. */
export function Search({ menu }: { menu: MenuItem[] }) {
  const t = useText();
  const rich = useRichText();
  const [query, setQuery] = useState("");
  const root = useRef<HTMLElement>(null);
  const { expanded, expand, collapse } = useSearchBox(
    root,
    useCallback(() => setQuery(""), []),
  );
  const isAsking = query.trim() !== "";
  const results = findLinks(menu, query).slice(0, MAX_RESULTS);

  function visitFirst(event: FormEvent) {
    event.preventDefault();
    // A click, so that the router takes it where there is one.
    root.current?.querySelector<HTMLAnchorElement>(".search__result")?.click();
  }

  return (
    <search className="search" data-expanded={expanded || undefined} ref={root}>
      <button
        className="icon-button search__toggle"
        type="button"
        aria-expanded={expanded}
        aria-controls={BOX_ID}
        aria-label={expanded ? t("search.close") : t("search.open")}
        onClick={expanded ? collapse : expand}
      >
        <Icon name={expanded ? "close" : "search"} />
      </button>
      <form className="search__box" id={BOX_ID} onSubmit={visitFirst}>
        <label className="visually-hidden" htmlFor={INPUT_ID}>
          {t("search.label")}
        </label>
        <input
          className="search__input"
          id={INPUT_ID}
          type="search"
          placeholder={t("search.label")}
          autoComplete="off"
          enterKeyHint="go"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button className="icon-button search__go" type="submit" aria-label={t("search.go")}>
          <Icon name="arrow" />
        </button>
        <output className="visually-hidden" htmlFor={INPUT_ID}>
          {isAsking && t("search.found", { count: results.length })}
        </output>
        {results.length > 0 && (
          <ul className="search__results">
            {results.map(({ label, href }) => (
              <li key={href}>
                <a className="search__result" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {isAsking && results.length === 0 && (
          <p className="search__empty">{rich("search.none", { ask: <EnquiryPageLink /> })}</p>
        )}
      </form>
    </search>
  );
}
