import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Logo } from "../ui/Logo.tsx";

/** The logo, a link to the country's home. */
export function Brand({ ground = "light" }: { ground?: "light" | "dark" }) {
  const { brand, country } = useSite();
  const t = useText();
  return (
    <a className="brand" href={country.home}>
      <Logo brand={brand} ground={ground} />
      <span className="visually-hidden">{t("header.home", { country: country.name })}</span>
    </a>
  );
}
