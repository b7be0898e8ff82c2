import { Brand as own } from "@own/components.ts";
import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import type { BrandData } from "../site/brand.ts";
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

interface LogoProps {
  brand: BrandData;
  /** The background that it is shown on. */
  ground?: "light" | "dark";
}

/** The brand's logo, its name, or both. */
export function Logo({ brand: { name, logo }, ground = "light" }: LogoProps) {
  if (!logo) return <span className="brand__name">{name}</span>;
  const { src, width, height } = logo[ground];
  return (
    <>
      <img
        className={logo.name ? "brand__mark" : "brand__logo"}
        src={src}
        alt={logo.name ? "" : name}
        width={width}
        height={height}
        // React adds a preload for other images, which is no part of what it hydrates.
        fetchPriority={src.startsWith("data:") ? undefined : "low"}
      />
      {logo.name && <span className="brand__name">{name}</span>}
    </>
  );
}
