import { useSite } from "../page/context.tsx";
import { BrandMark } from "../ui/BrandMark.tsx";

/** The logo, a link to the country's home. */
export function Brand() {
  const { brand, country } = useSite();
  return (
    <a className="brand" href={country.home}>
      <BrandMark />
      <span className="brand__name">{brand.name}</span>
      <span className="visually-hidden">{country.name}, home page</span>
    </a>
  );
}
