import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Icon } from "../ui/Icon.tsx";

/** Link to the list of all countries, in a header that shows only some (`order.most` of `network.yaml`). */
export function AllCountriesLink({ className }: { className: string }) {
  const { allCountries } = useSite();
  const t = useText();
  if (!allCountries) return null;
  return (
    <li>
      <a className={className} href={allCountries}>
        <Icon name="globe" />
        {t("header.allCountries")}
      </a>
    </li>
  );
}
