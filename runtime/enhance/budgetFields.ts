/** A line of the calculator. */
export interface BudgetField {
  /** Query parameter. */
  name: string;
  /** Element with label, hint and input. */
  box: HTMLElement;
  input: HTMLInputElement;
  hint: HTMLElement;
  /** Element with the currency in the label. */
  currency: HTMLElement;
  /** Whether no table has the line, so that only the visitor can fill it in. */
  isOwn: boolean;
}

/** A place with the data of its table. */
export interface Place {
  currency: string;
  /** Exchange rate to the reader's currency; undefined if it is the same or unknown. */
  rate: number | undefined;
  /** By name: the formatted amount, and the midpoint of its range; empty if there is no amount. */
  lines: ReadonlyMap<string, { text: string; middle: string }>;
}

/** The calculator of a budget. */
export interface Budget {
  form: HTMLFormElement;
  select: HTMLSelectElement;
  output: HTMLOutputElement;
  fields: BudgetField[];
  places: ReadonlyMap<string, Place>;
}

/** Finds the calculator, and reads its data from the tables. */
export function budgetFields(root: HTMLElement): Budget | undefined {
  const form = root.querySelector("form");
  const select = form?.querySelector("select");
  const output = form?.querySelector("output");
  if (!form || !select || !output) return undefined;
  const places = new Map(
    [...root.querySelectorAll<HTMLElement>("[data-place]")].map((table) => [
      table.dataset["place"] ?? "",
      readPlace(table),
    ]),
  );
  const known = new Set([...places.values()].flatMap(({ lines }) => [...lines.keys()]));
  const fields = [...form.querySelectorAll("input")].flatMap((input): BudgetField[] => {
    const box = input.closest<HTMLElement>(".field");
    const hint = box?.querySelector<HTMLElement>(".field__hint");
    const currency = box?.querySelector<HTMLElement>(".budget__currency");
    return box && hint && currency
      ? [{ name: input.name, box, input, hint, currency, isOwn: !known.has(input.name) }]
      : [];
  });
  return { form, select, output, fields, places };
}

function readPlace(table: HTMLElement): Place {
  const { currency = "", rate } = table.dataset;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>("[data-line]")];
  return {
    currency,
    rate: rate === undefined ? undefined : Number(rate),
    lines: new Map(
      rows.map(({ dataset: { line = "", from, to }, cells }) => [
        line,
        {
          text: cells[1]?.textContent ?? "",
          middle: from === undefined ? "" : String(Math.round((Number(from) + Number(to)) / 2)),
        },
      ]),
    ),
  };
}
