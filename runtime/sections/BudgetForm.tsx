import { useRichText, useText } from "../page/text.ts";
import type { BudgetPlace, Section } from "../site/sections.ts";

/** The budget calculator, with the fields of the first place until its script runs. */
export function BudgetForm({ section }: { section: Section<"budget"> }) {
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

interface LineProps {
  id: string;
  name: string;
  label: string;
  /** Whether the tables contain it. Otherwise only the visitor knows the amount. */
  shown: boolean;
  row: BudgetPlace["rows"][number];
  currency: string;
}

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
