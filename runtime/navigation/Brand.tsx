import { Brand as own } from "@own/components.ts";
import { useSite, useText } from "../page/context.tsx";
import { Logo } from "../ui/Logo.tsx";
import { type GivenProps, replaceable } from "../parts/replaceable.tsx";

function OurBrand({ ground = "light" }: GivenProps<"Brand">) {
  const { brand, country } = useSite();
  const t = useText();
  return (
    <a className="brand" href={country.home}>
      <Logo brand={brand} ground={ground} />
      <span className="visually-hidden">{t("header.home", { country: country.name })}</span>
    </a>
  );
}

export const Brand = replaceable(() => own, OurBrand);
