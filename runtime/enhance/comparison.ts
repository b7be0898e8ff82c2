/** Makes a table of facts sortable, by column headings or on small screens a select. Cells without number come last. */
export function enhanceComparison(root: HTMLElement, signal: AbortSignal): void {
  const select = root.querySelector("select");
  const body = root.querySelector("tbody");
  const status = root.querySelector("output");
  if (!select || !body || !status) return;
  const listed = [...body.rows];
  const headings = [...root.querySelectorAll<HTMLElement>("th[data-sort]")];
  const show = () => {
    // A column's index and a direction; empty for the original order.
    const [column = "", direction = ""] = select.value.split(" ");
    body.append(...(direction ? sortRows(listed, Number(column), direction) : listed));
    for (const heading of headings) heading.ariaSort = heading.dataset["sort"] === column ? direction : "none";
  };
  const announce = () => {
    status.textContent = `${select.labels[0]?.textContent ?? ""} ${select.selectedOptions[0]?.text ?? ""}`;
  };
  for (const heading of headings) {
    const sort = () => {
      select.value = `${heading.dataset["sort"] ?? ""} ${heading.ariaSort === "ascending" ? "descending" : "ascending"}`;
      show();
      announce();
    };
    addButton(heading).addEventListener("click", sort, { signal });
  }
  select.addEventListener("change", () => (show(), announce()), { signal });
  // The browser may have restored the select.
  show();
}

function addButton(heading: HTMLElement): HTMLButtonElement {
  const there = heading.querySelector("button");
  if (there) return there;
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "comparison__button" }).append(...heading.childNodes);
  heading.append(button);
  return button;
}

function sortRows(rows: readonly HTMLTableRowElement[], column: number, direction: string): HTMLTableRowElement[] {
  const sign = direction === "ascending" ? 1 : -1;
  const rankOf = ({ cells }: HTMLTableRowElement) => {
    // The row's heading is its first cell.
    const { order } = cells[column + 1]?.dataset ?? {};
    return order === undefined ? Number.MAX_VALUE : Number(order) * sign;
  };
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
}
