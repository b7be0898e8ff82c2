import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** Of items with the same `name` only one can be open. `initial` is the index of the one that is open at first. */
type Props = { name?: string; items: { title: string; content: ReactNode }[]; initial?: number | undefined };

/** Titles that open their content, as native `<details>`: it works, and the browser's search finds text in it, without scripts. */
export const Accordion = ({ name, items, initial }: Props) => (
  <div className="accordion">
    {items.map(({ title, content }, index) => (
      <details className="accordion__item" key={title} name={name} open={index === initial}>
        <summary className="accordion__title">
          <span>{title}</span>
          <Icon name="chevron" />
        </summary>
        <div className="accordion__content">{content}</div>
      </details>
    ))}
  </div>
);
