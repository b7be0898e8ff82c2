import type { Fact } from "../site/cards.ts";

/** The page's facts as a list of labels and values. */
export function BannerFacts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="glance">
      {facts.map(({ label, value }) => (
        <div className="glance__fact" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
