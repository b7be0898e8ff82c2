import type { NetworkData } from "../site/site.ts";
import type { ShowText } from "../site/text.ts";
import { BrandMark } from "../ui/BrandMark.tsx";
import { Scene } from "../ui/art/Scene.tsx";
import { CountryLinks } from "./CountryLinks.tsx";

/** The body of the page at `/`. */
export function ChooseCountry({ network, t }: { network: NetworkData; t: ShowText }) {
  const { brand } = network;
  return (
    <div className="page">
      <main className="text">
        <p className="brand">
          <BrandMark />
          {brand.name}
        </p>
        <h1>{t("root.heading")}</h1>
        <p className="lead">{brand.description}</p>
        <CountryLinks network={network} />
        <ul className="claims">
          {brand.claims.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </ul>
      </main>
      <Scene className="art" art="home" />
    </div>
  );
}
