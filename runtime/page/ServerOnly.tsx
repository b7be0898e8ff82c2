import type { ReactNode } from "react";

interface Props {
  /** Element to wrap the content in. */
  as?: "div" | "section" | "article" | "header";
  className?: string;
  /** Renders the content. */
  render: () => ReactNode;
}

/** Content in an element. Own parts of earlier versions say with it what no script needs. */
export const ServerOnly = ({ as: Tag = "div", className, render }: Props) => (
  <Tag className={className}>{render()}</Tag>
);
