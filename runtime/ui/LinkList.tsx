/** `block` begins the classes: `footer` gives `footer__list` and `footer__link`. */
type Props = { block: string; links: readonly { label: string; href: string; current?: boolean }[] };

/** Links in a list, for inside of `nav`; one of them may be the current one. */
export const LinkList = ({ block, links }: Props) => (
  <ul className={`${block}__list`}>
    {links.map(({ label, href, current }) => (
      <li key={href}>
        <a className={`${block}__link`} href={href} aria-current={current ? "true" : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);
