import { useSite } from "../page/context.tsx";
import type { NetworkSite } from "../site/site.ts";
import { CountryName } from "../ui/CountryName.tsx";
import { Flag } from "../ui/Flag.tsx";

interface Props {
  site: NetworkSite;
  href: string | undefined;
  className: string;
}

/** A link to another country's site. The boot module stores the choice by `data-country`. */
export function CountryLink({ site, href, className }: Props) {
  const { country, sites } = useSite();
  const current = site.key === country.key;
  const isMarked = sites.some(({ flag }) => flag !== undefined);
  return (
    <a className={className} href={href} aria-current={current ? "true" : undefined} data-country={site.key}>
      {isMarked && <Flag code={site.flag} width={20} />}
      <CountryName country={site} />
    </a>
  );
}
