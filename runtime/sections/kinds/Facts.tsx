import { Fragment } from "react";
import { useText } from "../../page/context.tsx";
import type { Section, FactPlace } from "../../site/sections.ts";
import { Flag } from "../../ui/Flag.tsx";
import type { KindProps } from "../SectionFrame.tsx";

/** Facts of several places in a table; on small screens a card for each place. `enhance/comparison.ts` sorts it. */
export function Comparison({ section }: KindProps<"comparison">) {
  const t = useText();
  const { id, heading, topics, places } = section;
  return (
    <div className="comparison" data-facts="comparison">
      {topics.some(({ sortable }) => sortable) && <SortControl section={section} />}
      {/* Who scrolls by keyboard has to get to what scrolls. Not a region: the section around it is one of the same name. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
      <div className="comparison__view" role="group" aria-labelledby={`${id}_heading`} tabIndex={0}>
        <table className="comparison__table" aria-label={heading}>
          <thead>
            <tr>
              <th scope="col">{t("comparison.place")}</th>
              {topics.map(({ label, sortable }, index) => (
                <th key={label} scope="col" data-sort={sortable ? index : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.key}>
                <th scope="row">
                  <PlaceName place={place} />
                </th>
                {place.cells.map((cell, index) => (
                  <td key={topics[index]?.label} data-label={topics[index]?.label} data-order={cell?.order}>
                    {cell?.text ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">{t("comparison.none")}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Select for the sort order on small screens, which have no column headings; announces the order on all screens. */
function SortControl({ section: { id, topics } }: { section: Section<"comparison"> }) {
  const t = useText();
  return (
    <>
      <p className="comparison__sort">
        <label className="field__label" htmlFor={`${id}_sort`}>
          {t("comparison.sort")}
        </label>
        <select className="field__control field__control--select" id={`${id}_sort`} autoComplete="off">
          <option value="">{t("comparison.listed")}</option>
          {topics.map(
            ({ label: topic, sortable }, index) =>
              sortable && (
                <Fragment key={topic}>
                  <option value={`${index} ascending`}>{t("comparison.lowest", { topic })}</option>
                  <option value={`${index} descending`}>{t("comparison.highest", { topic })}</option>
                </Fragment>
              ),
          )}
        </select>
      </p>
      <output className="visually-hidden" htmlFor={`${id}_sort`} aria-label={t("comparison.sort")} />
    </>
  );
}

export const Facts = ({ section: { items } }: KindProps<"facts">) => (
  <dl className="figures">
    {items.map(({ value, label, note }) => (
      <div className="figure" key={label}>
        <dt className="figure__label">{label}</dt>
        <dd className="figure__value">{value}</dd>
        {note && <dd className="figure__note">{note}</dd>}
      </div>
    ))}
  </dl>
);

/** A place whose facts are shown: its flag and its name, which leads to its page. */
export const PlaceName = ({ place: { label, href, flag } }: { place: Omit<FactPlace, "key"> }) => (
  <span className="place-name">
    {flag && <Flag code={flag} width={24} />}
    {href === undefined ? label : <a href={href}>{label}</a>}
  </span>
);
