import type { NetworkData } from "../site/site.ts";
import { BrandMark } from "../ui/BrandMark.tsx";
import { Scene } from "../ui/art/Scene.tsx";
import { CountryLinks } from "./CountryLinks.tsx";

/** The body of the page at `/`. */
export function ChooseCountry({ network }: { network: NetworkData }) {
  const { brand } = network;
  return (
    <div className="page">
      <main className="text">
        <p className="brand">
          <BrandMark />
          {brand.name}
        </p>
        <h1>Where are you now?</h1>
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
