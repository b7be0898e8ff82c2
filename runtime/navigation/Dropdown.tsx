import type { ReactNode } from "react";
import { Icon } from "../ui/Icon.tsx";

type Props = { className?: string; toggle: ReactNode; label: string; children: ReactNode };

/** A dropdown of links, as native `<details>`. `label` says to screen readers what `toggle` shows. */
export const Dropdown = ({ className = "flag-menu", toggle, label, children }: Props) => (
  <div className={className}>
    <details className="flag-menu__details">
      <summary className="flag-menu__toggle">
        {toggle}
        <span className="visually-hidden">{label}</span>
        <Icon name="chevron" />
      </summary>
      <ul role="list" className="flag-menu__list">
        {children}
      </ul>
    </details>
  </div>
);
