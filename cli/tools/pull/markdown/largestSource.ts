import type { Properties } from "hast";

/** Attributes in which plugins for late loading put an image's address. */
const LATE = ["dataOrigFile", "dataSrc", "dataLazySrc", "dataOriginal"];

/** Address of the largest version of an image that its element names. */
export function largestSource(properties: Properties): string {
  const sets = [properties["srcSet"], properties["dataSrcSet"], properties["dataLazySrcSet"]];
  const widest = sets
    .flatMap(candidates)
    .sort((a, b) => b.width - a.width)
    .at(0);
  const late = LATE.map((name) => properties[name]).find((value) => typeof value === "string" && value !== "");
  const source = widest?.url ?? late ?? properties["src"];
  const address = typeof source === "string" ? source.trim() : "";
  return address.startsWith("//") ? `https:${address}` : address;
}

/** The candidates of a `srcset` that say how wide they are. */
function candidates(value: Properties[string]): { url: string; width: number }[] {
  const parts = Array.isArray(value) ? value.map(String) : typeof value === "string" ? value.split(/,\s+/) : [];
  return parts.flatMap((part) => {
    const [url = "", width = ""] = part.trim().split(/\s+/);
    return /^\d+w$/.test(width) ? [{ url, width: parseInt(width, 10) }] : [];
  });
}
