import { usePage } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import type { Link } from "../site/menu.ts";

/** Links from the country's home down to this page. The page itself is the last entry, without a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Link[] }) {
  const { path } = usePage();
  const t = useText();
  if (!crumbs.length) return null;
  return (
    <nav className="crumbs" aria-label={t("page.crumbs")}>
      <ol className="crumbs__list">
        {crumbs.map(({ label, href }) => (
          <li className="crumbs__item" key={href}>
            {href === path ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
