/** Rows of a line-based file as aligned columns. */
export function columns(rows: readonly (readonly (string | undefined)[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) =>
      row.map((cell, column) => Math.max(widest[column] ?? 0, cell?.length ?? 0)).concat(widest.slice(row.length)),
    [],
  );
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => (cell ?? "").padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}
