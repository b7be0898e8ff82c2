import type { CountryConfig } from "./schema/country.ts";

/** Layout of a country's not-found page: its own, or that of the other pages. */
export const notFoundLayoutOf = ({
  layout,
  notFoundLayout,
}: Pick<CountryConfig, "layout" | "notFoundLayout">): string => notFoundLayout ?? layout;
