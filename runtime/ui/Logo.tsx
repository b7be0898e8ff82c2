import type { BrandData } from "../site/brand.ts";

type Props = { brand: BrandData; ground?: "light" | "dark" };

/** The brand's logo, its name, or both. */
export function Logo({ brand: { name, logo }, ground = "light" }: Props) {
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
        // React adds a preload for other images, which is not part of the markup that it hydrates.
        fetchPriority={src.startsWith("data:") ? undefined : "low"}
      />
      {logo.name && <span className="brand__name">{name}</span>}
    </>
  );
}
