import { Brand as own } from "@own/components.ts";
import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Logo } from "../ui/Logo.tsx";
import { type GivenProps, replaceable } from "../parts/replaceable.tsx";

/** The logo, a link to the country's home. */
function Brand({ ground = "light" }: GivenProps<"Brand">) {
  const { brand, country } = useSite();
  const t = useText();
  return (
    <a className="brand" href={country.home}>
      <Logo brand={brand} ground={ground} />
      <span className="visually-hidden">{t("header.home", { country: country.name })}</span>
    </a>
  );
}

const Part = replaceable(() => own, Brand);
export { Part as Brand };
