import { useSite, useText } from "../../page/context.tsx";
import type { MapPlace, Point } from "../../site/sections.ts";
import { Flag, CountryName } from "../../ui/Flag.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { OfficeTabs } from "../ContactDetails.tsx";
import type { KindProps } from "../SectionFrame.tsx";

const RADIUS = 15;

/** A world map with flags. The list below has the same links, so flags may be below 24 px (WCAG 2.2, 2.5.8). */
export function FlagMap({ section: { file, width, height, home, places } }: KindProps<"map">) {
  const { country, flagFolder } = useSite();
  return (
    <>
      <div className="map">
        <img
          className="map__land"
          src={`${country.home}assets/${file}`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        <svg className="map__places" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {home && places.map(({ href, at }) => <path className="map__route" key={href} d={arc(home, at)} />)}
          {home && <circle className="map__home" cx={home.x} cy={home.y} r="5" />}
          {places.map((place) => (
            <Place key={place.href} place={place} src={`${country.home}${flagFolder}${place.flag}.svg`} />
          ))}
        </svg>
      </div>
      <ul role="list" className="map__list">
        {places.map(({ href, label, flag }) => (
          <li key={href}>
            <a className="map__link" href={href}>
              <Flag code={flag} width={24} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Place({ place: { href, label, at, pin }, src }: { place: MapPlace; src: string }) {
  const isMoved = Math.hypot(pin.x - at.x, pin.y - at.y) > RADIUS;
  return (
    <a className="map__place" href={href} tabIndex={-1}>
      <title>{label}</title>
      {isMoved && <line className="map__leader" x1={at.x} y1={at.y} x2={pin.x} y2={pin.y} />}
      <circle className="map__dot" cx={at.x} cy={at.y} r="3" />
      <circle className="map__ring" cx={pin.x} cy={pin.y} r={RADIUS + 2.5} />
      {/* An SVG image would be fetched with the document, however far below it is. */}
      <foreignObject x={pin.x - RADIUS} y={pin.y - RADIUS} width={RADIUS * 2} height={RADIUS * 2}>
        <img className="map__flag" src={src} alt="" width={40} height={30} loading="lazy" decoding="async" />
      </foreignObject>
    </a>
  );
}

/** SVG path from one point to another that bends upwards, as flight routes are drawn. */
function arc(from: Point, to: Point): string {
  const bend = Math.hypot(to.x - from.x, to.y - from.y) * 0.22;
  return `M${from.x} ${from.y}Q${Math.round((from.x + to.x) / 2)} ${Math.round((from.y + to.y) / 2 - bend)} ${to.x} ${to.y}`;
}

/** Offices by country, then by state or region. */
export function Offices({ section: { id, countries, heading } }: KindProps<"offices">) {
  const t = useText();
  const [only, ...others] = countries;
  if (only && others.length === 0) return <OfficeTabs offices={only.offices} idPrefix={id} />;
  const isMarked = countries.some(({ flag }) => flag !== undefined);
  const tabs = countries.map(({ key, flag, offices, ...named }) => ({
    id: `${id}-${key}`,
    label: (
      <>
        {isMarked && <Flag code={flag} width={20} />}
        <CountryName country={named} />
      </>
    ),
    content: <OfficeTabs offices={offices} idPrefix={`${id}-${key}`} />,
  }));
  return <Tabs label={heading ?? t("sections.countries")} tabs={tabs} />;
}
