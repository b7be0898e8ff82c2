import { useRichText, useText } from "../../page/text.ts";
import type { BudgetPlace, Section } from "../../site/sections.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Timestamp } from "../../ui/Timestamp.tsx";
import { PlaceName } from "./Facts.tsx";
import { SectionFrame, type KindProps } from "../SectionFrame.tsx";

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
  const rich = useRichText();
  const { key, label, href, flag, total, rate, without } = place;
  const sum = total.converted ?? total.text;
  return (
    <details
      className="accordion__item"
      open={open}
      data-place={key}
      data-currency={place.currency}
      data-rate={rate?.value}
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

/** The budget calculator, with the fields of the first place until its script runs. */
function BudgetForm({ section }: { section: Section<"budget"> }) {
  const t = useText();
  const { id, lines, places } = section;
  const [first] = places;
  if (!first) return null;
  const fields = lines.map((line, index) => ({ ...line, id: `${id}_${index + 1}`, row: first.rows[index] ?? null }));
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
        {fields.map((field) => (
          <LineField key={field.name} {...field} currency={first.currency} />
        ))}
      </div>
      <div className="budget__result">
        <p className="budget__total">
          {t("budget.total")}{" "}
          <output
            className="budget__output"
            aria-label={t("budget.total")}
            htmlFor={fields.map((field) => field.id).join(" ")}
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

type LineProps = Section<"budget">["lines"][number] & {
  id: string;
  row: BudgetPlace["rows"][number];
  currency: string;
};

/** A line that the tables don't show has no amount: only the visitor knows it. */
function LineField({ id, name, label, shown, row, currency }: LineProps) {
  const t = useText();
  const rich = useRichText();
  const [from, to] = row?.range ?? [];
  return (
    <div className="field" hidden={shown && !row}>
      <label className="field__label" htmlFor={id}>
        <span>
          {rich("budget.field", { line: label, currency: <span className="budget__currency">{currency}</span> })}
        </span>
      </label>
      <p className="field__hint" id={`${id}_hint`}>
        {shown ? row?.text : t("budget.ownCost")}
      </p>
      <input
        className="field__control"
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        defaultValue={from === undefined || to === undefined ? undefined : Math.round((from + to) / 2)}
        aria-describedby={`${id}_hint`}
      />
    </div>
  );
}
