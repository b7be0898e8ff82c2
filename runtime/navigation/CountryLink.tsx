import { useSite } from "../app/context.tsx";
import type { NetworkSite } from "../site/site.ts";
import { Flag } from "../ui/Flag.tsx";
import { countryCookie } from "./countryChoice.ts";

interface Props {
  site: NetworkSite;
  href: string;
  className: string;
}

/** A link to another country's site, which remembers the choice. */
export function CountryLink({ site, href, className }: Props) {
  const current = site.key === useSite().country.key;
  return (
    <a
      className={className}
      href={href}
      aria-current={current ? "true" : undefined}
      onClick={() => {
        document.cookie = countryCookie(site.key);
      }}
    >
      <Flag code={site.flag} width={20} />
      {site.name}
    </a>
  );
}
