import type { FactPlace } from "../site/sections.ts";
import { Flag } from "../ui/Flag.tsx";

/** A place whose facts are shown: its flag and its name, which leads to its page. */
export function PlaceName({ place: { label, href, flag } }: { place: FactPlace }) {
  return (
    <span className="place-name">
      {flag && <Flag code={flag} width={24} />}
      {href === undefined ? label : <a href={href}>{label}</a>}
    </span>
  );
}
