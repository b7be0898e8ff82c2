import { type FormEvent, useId, useRef, useState } from "react";
import { useSite } from "../app/context.tsx";
import type { Link, MenuItem } from "../site/menu.ts";
import { Icon } from "../ui/Icon.tsx";

const MAX_RESULTS = 8;

/** A search box that expands and finds pages of the menu by their titles. It needs scripts: without them it isn't shown. */
export function Search({ menu }: { menu: MenuItem[] }) {
  const { enquiryPage } = useSite();
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const results = words.length ? findLinks(menu, words).slice(0, MAX_RESULTS) : [];

  function close() {
    setExpanded(false);
    setQuery("");
    toggle.current?.focus();
  }

  function open() {
    setExpanded(true);
    // The box is visible only after this render.
    requestAnimationFrame(() => input.current?.focus());
  }

  function visitFirst(event: FormEvent) {
    event.preventDefault();
    if (results[0]) location.assign(results[0].href);
  }

  return (
    <form
      className="search"
      role="search"
      data-expanded={expanded || undefined}
      onSubmit={visitFirst}
      onKeyDown={(event) => event.key === "Escape" && expanded && close()}
    >
      <button
        className="icon-button search__toggle"
        type="button"
        ref={toggle}
        aria-expanded={expanded}
        aria-controls={`${id}-box`}
        aria-label={expanded ? "Close search" : "Search this site"}
        onClick={expanded ? close : open}
      >
        <Icon name={expanded ? "close" : "search"} />
      </button>
      <div className="search__box" id={`${id}-box`}>
        <label className="visually-hidden" htmlFor={`${id}-input`}>
          Find a page
        </label>
        <input
          className="search__input"
          id={`${id}-input`}
          ref={input}
          type="search"
          placeholder="Find a page"
          autoComplete="off"
          enterKeyHint="go"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="visually-hidden" role="status">
          {words.length > 0 && `${results.length} ${results.length === 1 ? "page" : "pages"} found`}
        </p>
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
        {words.length > 0 && results.length === 0 && (
          <p className="search__empty">
            No page with these words. <a href={enquiryPage}>Ask us instead</a>
          </p>
        )}
      </div>
    </form>
  );
}

/** Links of the menu, at any level, whose title or whose parents' titles have all the words. */
function findLinks(items: MenuItem[], words: string[], above = ""): Link[] {
  return items.flatMap(({ title, url, child }) => {
    const text = `${above} ${title}`.toLowerCase();
    const own = url && words.every((word) => text.includes(word)) ? [{ label: title, href: url }] : [];
    return [...own, ...findLinks(child ?? [], words, text)];
  });
}
