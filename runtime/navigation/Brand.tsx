import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { BrandMark } from "../ui/BrandMark.tsx";

/** The logo, a link to the country's home. */
export function Brand() {
  const { brand, country } = useSite();
  const t = useText();
  return (
    <a className="brand" href={country.home}>
      <BrandMark />
      <span className="brand__name">{brand.name}</span>
      <span className="visually-hidden">{t("header.home", { country: country.name })}</span>
    </a>
  );
}
