/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select has no links */
import { useText } from "../page/context.tsx";
import { markFound } from "../site/searchTerms.ts";
import type { FoundPage } from "./openFinder.ts";

interface Props {
  id: string;
  pages: readonly FoundPage[];
  /** Index of the option that is selected by keyboard. The one after the results leads to all results. */
  active: number | undefined;
  optionId: (index: number) => string;
  all: string;
}

/** The listbox of the search combobox. A click on it leaves the focus in the input. */
export default function Options({ id, pages, active, optionId, all }: Props) {
  const t = useText();
  const option = (index: number, href: string) => ({
    role: "option",
    id: optionId(index),
    href,
    tabIndex: -1,
    "aria-selected": index === active,
  });
  return (
    <div
      className="search__results"
      role="listbox"
      id={id}
      aria-label={t("search.suggestions")}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {pages.map(({ path, title, found }, index) => (
        <a className="search__result" key={path} {...option(index, path)}>
          <Marked text={title} found={found} />
        </a>
      ))}
      <a className="search__result search__result--all" {...option(pages.length, all)}>
        {t("search.all")}
      </a>
    </div>
  );
}

export const Marked = ({ text, found }: { text: string; found: ReadonlySet<string> }) =>
  markFound(text, found).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  );
