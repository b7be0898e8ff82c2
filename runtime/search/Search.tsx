import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRichText, useText } from "../page/context.tsx";
import { queryAddress, useResults } from "./useResults.ts";
import { Icon } from "../ui/Icon.tsx";
import { EnquiryPageLink } from "../navigation/ContactLinks.tsx";
import { SearchField } from "./SearchField.tsx";

const BOX_ID = "search_box";
const INPUT_ID = "search_input";
const LIST_ID = "search_list";
const MAX_RESULTS = 7;
const optionId = (index: number) => `search_option-${index}`;

const Options = lazy(() => import("./Options.tsx"));

/** An expandable search box: a combobox whose options are links. Enter leads to the search page, even without it. */
export function Search({ page }: { page: string }) {
  const t = useText();
  const rich = useRichText();
  const root = useRef<HTMLElement>(null);
  const [query, setQuery] = useState("");
  /** Index of the suggestion that is selected by keyboard. */
  const [active, setActive] = useState<number>();
  const [isWanted, setWanted] = useState(false);
  const ask = (typed: string) => {
    setQuery(typed);
    setActive(undefined);
  };
  const { expanded, expand, collapse } = useSearchBox(root, () => ask(""));
  const { hasQuery, pages, isFailed } = useResults(query, isWanted || expanded, MAX_RESULTS);
  const count = pages?.length ?? 0;
  const isOpen = count > 0;

  /** Handles what the visitor did before this code was loaded. */
  const catchUp = useEffectEvent(() => {
    const input = root.current?.querySelector("input");
    if (root.current?.matches("[data-expanded]")) expand();
    if (input === document.activeElement) setWanted(true);
    if (input?.value) ask(input.value);
  });
  useEffect(() => catchUp(), []);

  function visit(event: FormEvent) {
    if (hasQuery && !isOpen) return;
    event.preventDefault();
    // Clicks the link, so that the router can handle it.
    if (isOpen) root.current?.querySelector<HTMLAnchorElement>(`#${optionId(active ?? count)}`)?.click();
  }

  /** Esc empties the field, before it closes the drawer. Arrow keys move through suggestions and to the typed text. */
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && query !== "") ask("");
    else if (isOpen && step) {
      // After the suggestions and the link to all results comes the text.
      const text = count + 1;
      const next = ((active ?? text) + step + text + 1) % (text + 1);
      setActive(next === text ? undefined : next);
    } else return;
    event.preventDefault();
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
      <form className="search__box" id={BOX_ID} action={page} onSubmit={visit}>
        <SearchField
          id={INPUT_ID}
          isCombobox
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? LIST_ID : undefined}
          aria-activedescendant={isOpen && active !== undefined ? optionId(active) : undefined}
          value={query}
          onFocus={() => setWanted(true)}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={press}
        />
        <output className="visually-hidden" htmlFor={INPUT_ID} aria-label={t("search.suggestions")}>
          {pages && t("search.found", { count })}
        </output>
        {pages && isOpen && (
          <Suspense>
            <Options id={LIST_ID} pages={pages} active={active} optionId={optionId} all={queryAddress(page, query)} />
          </Suspense>
        )}
        {pages && !isOpen && <p className="search__empty">{rich("search.none", { ask: <EnquiryPageLink /> })}</p>}
        {isFailed && <p className="search__empty">{rich("search.failed", { ask: <EnquiryPageLink /> })}</p>}
      </form>
    </search>
  );
}

/** State of the search box. Esc, or a click or focus elsewhere, closes it. */
export function useSearchBox(root: RefObject<HTMLElement | null>, onClose: () => void) {
  const [expanded, setExpanded] = useState(false);
  const collapse = () => {
    setExpanded(false);
    onClose();
  };
  const leave = useEffectEvent(collapse);
  useEffect(() => {
    const { current } = root;
    if (!expanded || !current) return;
    const stop = new AbortController();
    const { signal } = stop;
    current.querySelector("input")?.focus();
    const closeOutside = ({ target }: Event) => current.contains(target as Node) || leave();
    for (const use of ["pointerdown", "focusin"]) document.addEventListener(use, closeOutside, { signal });
    const closeOnEscape = ({ key }: { key: string }) => {
      if (key !== "Escape") return;
      leave();
      current.querySelector("button")?.focus();
    };
    current.addEventListener("keydown", closeOnEscape, { signal });
    return () => stop.abort();
  }, [root, expanded]);
  return { expanded, expand: () => setExpanded(true), collapse };
}
