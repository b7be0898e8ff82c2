import type { ComponentType, JSX, ReactNode } from "react";
import type { PartName } from "../site/parts.ts";
import type { Card as CardData, CardKind } from "../site/cards.ts";
import type { PageContent } from "../site/page.ts";

/**
 * A part that the project can replace. `own` is a function, because the project's module imports ours and is evaluated
 * later.
 */
export const replaceable =
  <N extends PartName>(own: () => OwnPart<N>, Default: ComponentType<GivenProps<N>>): typeof Default =>
  (props) => {
    const Own = own();
    return Own ? (
      <Own {...({ ...props, Default } as PartProps<N> & JSX.IntrinsicAttributes)} />
    ) : (
      <Default {...props} />
    );
  };

/** The props of each shipped part, by its name. */
interface ShippedProps {
  Banner: {
    content: PageContent;
    /** Links and facts below the summary. */
    children?: ReactNode;
  };
  BottomBar: object;
  Brand: {
    /** The colour behind the logo; light by default. */
    ground?: "light" | "dark";
  };
  Card: {
    card: CardData;
    kind: CardKind;
    /** Level of the card's heading. */
    level: 2 | 3;
    /** Shows the card's summary. */
    summary: boolean;
  };
  ClosingCall: {
    id?: string;
    heading?: string | undefined;
    /** Rendered Markdown. */
    html?: string | undefined;
  };
  ContactStack: object;
  Footer: object;
  Header: object;
}

export type GivenProps<N extends PartName> = ShippedProps[N];

/** Props of a part in `countries/components/`: those of ours, and ours itself as `Default`, to wrap it. */
export type PartProps<N extends PartName> = ShippedProps[N] & { Default: ComponentType<ShippedProps[N]> };

/** A project's part that replaces the shipped one; undefined if it has none. */
export type OwnPart<N extends PartName> = ComponentType<PartProps<N>> | undefined;
