import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

interface Props {
  /** Of items with the same name only one can be open. Default: any number. */
  name?: string;
  items: { title: string; content: ReactNode }[];
  /** Index of the item that is open at first. */
  initial?: number | undefined;
}

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
