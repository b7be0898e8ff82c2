import { useSite } from "../page/context.tsx";
import { Icon } from "../ui/Icon.tsx";

/** Link to the list of all countries, in a header that names only some of them (`order.most` of `network.yaml`). */
export function AllCountriesLink({ className }: { className: string }) {
  const { allCountries } = useSite();
  if (!allCountries) return null;
  return (
    <li>
      <a className={className} href={allCountries}>
        <Icon name="globe" />
        All countries
      </a>
    </li>
  );
}
