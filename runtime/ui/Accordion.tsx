import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

interface Props {
  /** Items of one name close each other; absent: any number can be open. */
  name?: string;
  items: { title: string; content: ReactNode }[];
  /** Index of the item that is open at first. */
  initial?: number;
}

/** Titles that open their content, natively: no script opens, closes or finds text in it. */
export function Accordion({ name, items, initial }: Props) {
  return (
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
}
