import { useRichText, useText } from "../../page/context.tsx";
import type { BudgetPlace, Section } from "../../site/sections.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Timestamp } from "../../ui/Timestamp.tsx";
import { PlaceName } from "./Facts.tsx";
import type { KindProps } from "../SectionFrame.tsx";

type Budget = Section<"budget">;

/** What a first year costs: a table for each place, and a calculator that `enhance/budget.ts` works. */
export const Budget = ({ section }: KindProps<"budget">) => (
  <div className="budget" data-facts="budget" data-locale={section.locale} data-currency={section.currency}>
    <BudgetForm {...section} />
    <div className="budget__places accordion">
      {section.places.map((place, index) => (
        <PlaceBudget key={place.key} section={section} place={place} open={index === 0} />
      ))}
    </div>
  </div>
);

function PlaceBudget({ section, place, open }: { section: Budget; place: BudgetPlace; open: boolean }) {
  const t = useText();
  const rich = useRichText();
  const { key, label, href, flag, currency, total, rate, without } = place;
  const sum = total.converted ?? total.text;
  return (
    <details className="accordion__item" open={open} data-place={key} data-currency={currency} data-rate={rate?.value}>
      <summary className="accordion__title budget__summary">
        <PlaceName place={{ label, ...(flag && { flag }) }} />
        <span className="budget__sum">
          {without.length > 0 ? t("budget.plus", { sum, lines: without.join(" + ") }) : sum}
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="budget__place">
        <BudgetTable section={section} place={place} />
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
      </div>
    </details>
  );
}

function BudgetTable({ section: { lines, currency }, place }: { section: Budget; place: BudgetPlace }) {
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
        {lines.map(({ name, label: line }, index) => {
          const row = rows[index];
          if (!row) return null;
          const { text, converted, range = [] } = row;
          return (
            <tr key={name} data-line={name} data-from={range[0]} data-to={range[1]}>
              <th scope="row">{line}</th>
              <td colSpan={both && converted === undefined ? 2 : undefined}>{text}</td>
              {both && converted !== undefined && <td>{converted}</td>}
            </tr>
          );
        })}
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

function BudgetForm({ id, lines, places }: Budget) {
  const t = useText();
  const rich = useRichText();
  const [first] = places;
  if (!first) return null;
  const fieldId = (index: number) => `${id}_${index + 1}`;
  return (
    <form
      className="budget__form"
      aria-labelledby={`${id}_own`}
      autoComplete="off"
      // Template of an amount in both currencies, which the script fills in.
      data-about={t("facts.about", { amount: "{amount}", converted: "{converted}" })}
    >
      <h3 className="budget__heading" id={`${id}_own`}>
        {t("budget.calculator")}
      </h3>
      <div className="budget__fields">
        <div className="field">
          <label className="field__label" htmlFor={`${id}_place`}>
            {t("comparison.place")}
          </label>
          <select className="field__control field__control--select" id={`${id}_place`} name="place">
            {places.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {lines.map(({ name, label, shown }, index) => {
          const row = first.rows[index];
          const currency = <span className="budget__currency">{first.currency}</span>;
          return (
            <div className="field" key={name} hidden={shown && !row}>
              <label className="field__label" htmlFor={fieldId(index)}>
                <span>{rich("budget.field", { line: label, currency })}</span>
              </label>
              {/* A line that the tables don't show has no amount: only the visitor knows it. */}
              <p className="field__hint" id={`${fieldId(index)}_hint`}>
                {shown ? row?.text : t("budget.ownCost")}
              </p>
              <input
                className="field__control"
                id={fieldId(index)}
                name={name}
                type="number"
                inputMode="decimal"
                min="0"
                step="any"
                defaultValue={row?.range && Math.round((row.range[0] + row.range[1]) / 2)}
                aria-describedby={`${fieldId(index)}_hint`}
              />
            </div>
          );
        })}
      </div>
      <div className="budget__result">
        <p className="budget__total">
          {t("budget.total")}{" "}
          <output
            className="budget__output"
            aria-label={t("budget.total")}
            htmlFor={lines.map((_, index) => fieldId(index)).join(" ")}
          >
            {first.middle}
          </output>
        </p>
        <p className="budget__kept">{t("budget.kept")}</p>
        <button className="button button--outline button--small" type="reset">
          {t("budget.reset")}
        </button>
      </div>
    </form>
  );
}
