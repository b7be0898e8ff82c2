import { useSite } from "../page/context.tsx";

interface Props {
  className?: string;
}

/** The brand's claims in a row, where it makes any. */
export function Claims({ className = "claims" }: Props) {
  const { brand } = useSite();
  if (brand.claims.length === 0) return null;
  return (
    <ul className={className}>
      {brand.claims.map(({ title, text }) => (
        <li className="claim" key={title}>
          <strong className="claim__title">{title}</strong>
          <span className="claim__text">{text}</span>
        </li>
      ))}
    </ul>
  );
}
