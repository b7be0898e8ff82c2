import type { CountryConfig } from "./schema/country.ts";

/** Layout of a country's not-found page; by default that of its other pages. */
export const notFoundLayoutOf = ({
  layout,
  notFoundLayout,
}: Pick<CountryConfig, "layout" | "notFoundLayout">): string => notFoundLayout ?? layout;
