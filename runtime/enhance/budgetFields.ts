/** A line of the calculator. */
export interface BudgetField {
  /** What it is called in the address. */
  name: string;
  /** Label, hint and input. */
  box: HTMLElement;
  input: HTMLInputElement;
  hint: HTMLElement;
  /** Where the label says the currency. */
  currency: HTMLElement;
  /** Whether no table has the line: only the visitor can say it. */
  isOwn: boolean;
}

/** A place as its table has it. */
export interface Place {
  currency: string;
  /** How much of the reader's currency one unit is; undefined where it is the same, or not known. */
  rate: number | undefined;
  /** By name: how the table writes the amount, and the middle of its range; empty where it is no amount. */
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

/** Finds the calculator, and what it counts with: the tables have it. */
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
