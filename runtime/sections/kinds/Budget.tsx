import { useRichText, useText } from "../../page/text.ts";
import type { BudgetPlace, Section } from "../../site/sections.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Timestamp } from "../../content/Timestamp.tsx";
import { BudgetForm } from "../BudgetForm.tsx";
import { PlaceName } from "../PlaceName.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** What a first year costs: a table for each place, and a calculator that `enhance/budget.ts` works. */
export function Budget({ section }: KindProps<"budget">) {
  const { locale, currency, places } = section;
  return (
    <SectionFrame section={section}>
      <div className="budget" data-facts="budget" data-locale={locale} data-currency={currency}>
        <BudgetForm section={section} />
        <div className="budget__places accordion">
          {places.map((place, index) => (
            <PlaceBudget key={place.key} section={section} place={place} open={index === 0} />
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}

interface PlaceProps {
  section: Section<"budget">;
  place: BudgetPlace;
  open: boolean;
}

function PlaceBudget({ section, place, open }: PlaceProps) {
  const t = useText();
  const { key, label, flag, total, without } = place;
  const sum = total.converted ?? total.text;
  return (
    <details
      className="accordion__item"
      open={open}
      data-place={key}
      data-currency={place.currency}
      data-rate={place.rate?.value}
    >
      <summary className="accordion__title budget__summary">
        <PlaceName place={{ key, label, ...(flag && { flag }) }} />
        <span className="budget__sum">
          {without.length > 0 ? t("budget.plus", { sum, lines: without.join(" + ") }) : sum}
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="budget__place">
        <BudgetTable section={section} place={place} />
        <BudgetNotes place={place} />
      </div>
    </details>
  );
}

function BudgetTable({ section: { lines, currency }, place }: Omit<PlaceProps, "open">) {
  const t = useText();
  const { label, rows, total } = place;
  const both = total.converted !== undefined && currency !== undefined;
  return (
    <table className="budget__table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t("budget.cost")}</th>
          <th scope="col">{t("budget.amount", { currency: place.currency })}</th>
          {both && <th scope="col">{t("budget.converted", { currency })}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(
          (row, index) =>
            row && (
              <tr
                key={lines[index]?.name}
                data-line={lines[index]?.name}
                data-from={row.range?.[0]}
                data-to={row.range?.[1]}
              >
                <th scope="row">{lines[index]?.label}</th>
                <td colSpan={both && row.converted === undefined ? 2 : undefined}>{row.text}</td>
                {both && row.converted !== undefined && <td>{row.converted}</td>}
              </tr>
            ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("budget.total")}</th>
          <td>{total.text}</td>
          {both && <td>{total.converted}</td>}
        </tr>
      </tfoot>
    </table>
  );
}

function BudgetNotes({ place: { label, href, rate, without } }: { place: BudgetPlace }) {
  const t = useText();
  const rich = useRichText();
  return (
    <div className="budget__notes">
      {without.length > 0 && <p>{t("budget.without", { lines: without.join(", ") })}</p>}
      {rate && (
        <p>
          {t("budget.exchange", { rate: rate.text })}{" "}
          {rate.checked
            ? rich("facts.checked", { date: <Timestamp date={rate.checked} format="long" /> })
            : t("facts.unconfirmed")}
        </p>
      )}
      {href !== undefined && (
        <a className="more" href={href}>
          {label}
          <Icon name="arrow" />
        </a>
      )}
    </div>
  );
}
