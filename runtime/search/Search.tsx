import {
  type FormEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
} from "react";
import { useRichText, useText } from "../page/text.ts";
import { queryAddress, useResults } from "./useFinder.ts";
import { Icon } from "../ui/Icon.tsx";
import { EnquiryPageLink } from "../navigation/ContactLinks.tsx";
import { SearchField } from "./SearchField.tsx";

const BOX_ID = "search_box";
const INPUT_ID = "search_input";
const LIST_ID = "search_list";
const MAX_RESULTS = 7;
const optionId = (index: number) => `search_option-${index}`;

const Options = lazy(() => import("./Options.tsx"));

/**
 * An expandable search box with suggestions: a combobox (ARIA Authoring Practices) whose options are links. Enter leads
 * to the search page, also before hydration. Without scripts it isn't shown.
 */
export function Search({ page }: { page: string }) {
  const t = useText();
  const rich = useRichText();
  const root = useRef<HTMLElement>(null);
  const { query, setQuery, isWanted, want, active, press, clear } = useSuggestions();
  const { expanded, expand, collapse } = useSearchBox(root, clear);
  const { isAsking, pages, isFailed } = useResults(query, isWanted || expanded, MAX_RESULTS);
  const count = pages?.length ?? 0;
  const isOpen = count > 0;

  /** Handles what the visitor did before this code was loaded. */
  const catchUp = useEffectEvent((element: HTMLElement, input: HTMLInputElement | null) => {
    if ("expanded" in element.dataset) expand();
    if (input === document.activeElement) want();
    if (input?.value) setQuery(input.value);
  });
  useEffect(() => {
    const { current } = root;
    if (current) catchUp(current, current.querySelector("input"));
  }, []);

  /** Clicks the link, so that the router can handle it. */
  const follow = useCallback(
    (index: number) => root.current?.querySelector<HTMLAnchorElement>(`#${optionId(index)}`)?.click(),
    [],
  );

  function visit(event: FormEvent) {
    if (!isAsking) return event.preventDefault();
    if (!isOpen) return;
    event.preventDefault();
    follow(active ?? count);
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
          onFocus={want}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => press(event, isOpen ? count + 1 : 0)}
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

interface SearchBox {
  expanded: boolean;
  expand: () => void;
  collapse: () => void;
}

/** State of the search box. Esc, or a click or focus elsewhere, closes it. `onClose` must be stable. */
export function useSearchBox(root: RefObject<HTMLElement | null>, onClose: () => void): SearchBox {
  const [expanded, setExpanded] = useState(false);
  const collapse = useCallback(() => {
    setExpanded(false);
    onClose();
  }, [onClose]);

  useEffect(() => {
    if (!expanded) return;
    const element = root.current;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    element?.querySelector("input")?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!element?.contains(target as Node)) collapse();
    };
    document.addEventListener("pointerdown", closeOutside, options);
    document.addEventListener("focusin", closeOutside, options);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      collapse();
      element?.querySelector("button")?.focus();
    };
    element?.addEventListener("keydown", closeOnEscape, options);
    return () => stop.abort();
  }, [root, expanded, collapse]);

  return { expanded, expand: () => setExpanded(true), collapse };
}

/** State of a search box: typed text, and the suggestion that is selected by keyboard. */
function useSuggestions() {
  const [query, changeQuery] = useState("");
  const [active, setActive] = useState<number>();
  const [isWanted, setWanted] = useState(false);
  const setQuery = (typed: string) => {
    changeQuery(typed);
    setActive(undefined);
  };
  const clear = useCallback(() => {
    changeQuery("");
    setActive(undefined);
  }, []);
  return {
    query,
    setQuery,
    active,
    isWanted,
    want: () => setWanted(true),
    clear,
    /** Esc empties the field, before it closes the drawer. Arrow keys move through suggestions and to the typed text. */
    press(event: ReactKeyboardEvent, count: number) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "Escape" && query !== "") clear();
      else if (count === 0) return;
      else if (event.key === "ArrowDown")
        setActive(active === undefined ? 0 : active < count - 1 ? active + 1 : undefined);
      else if (event.key === "ArrowUp")
        setActive(active === undefined ? count - 1 : active > 0 ? active - 1 : undefined);
      else return;
      event.preventDefault();
    },
  };
}
