import { usePerPage, useText } from "../page/context.tsx";
import type { MenuItem } from "../site/menu.ts";
import { Icon } from "../ui/Icon.tsx";

/** Breakpoint: on wider screens a row with dropdown panels, otherwise an accordion in the drawer. */
export const ROW = "(min-width: 1200px)";

/** The header menu, up to three levels: links, and native disclosures, which also work without scripts. */
export const Menu = ({ items }: { items: MenuItem[] }) => (
  <ul className="menu">
    {items.map((item) => (
      <Entry key={keyOf(item)} item={item} level={1} />
    ))}
  </ul>
);

function Entry({ item, level }: { item: MenuItem; level: number }) {
  const t = useText();
  const perPage = usePerPage();
  const children = level < 3 ? (item.child ?? []) : [];
  if (children.length === 0)
    return (
      <li className="menu__item">
        <Leaf item={item} label={item.title} />
      </li>
    );
  const within = addressesOf(item);
  return (
    <li className="menu__item">
      <details className="menu__details" name={`menu-${level}`}>
        <summary
          className="menu__link"
          data-within={perPage(({ path }) => (within.includes(path) ? "true" : undefined))}
        >
          {item.title}
          <Icon name="chevron" />
        </summary>
        <ul className={`menu__panel menu__panel--${level}`} data-long={children.length > 5 || undefined}>
          {item.url && (
            <li className="menu__item menu__item--all">
              <Leaf item={item} label={t("menu.all", { title: item.title })} />
            </li>
          )}
          {children.map((child) => (
            <Entry key={keyOf(child)} item={child} level={level + 1} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Leaf({ item: { url }, label }: { item: MenuItem; label: string }) {
  const perPage = usePerPage();
  return (
    <a className="menu__link" href={url} aria-current={perPage(({ path }) => (path === url ? "page" : undefined))}>
      {label}
    </a>
  );
}

const addressesOf = ({ url, child }: MenuItem): string[] => [url, ...(child ?? []).flatMap(addressesOf)];

const keyOf = ({ title, url }: MenuItem): string => `${title} ${url}`;
