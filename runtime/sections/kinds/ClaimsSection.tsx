import type { KindProps } from "./kind.ts";

/** Claims of a page, as a band. */
export function ClaimsSection({ section: { id, items } }: KindProps<"claims">) {
  return (
    <ul className="claims claims--band" id={id}>
      {items.map(({ title, html }) => (
        <li className="claim" key={title}>
          <strong className="claim__title">{title}</strong>
          <div className="claim__text" dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}
