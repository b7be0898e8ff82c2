import type { ComponentType, JSX } from "react";
import type { PartName } from "../site/parts.ts";
import type { GivenProps, OwnPart, PartProps } from "./partProps.ts";

/**
 * Our part, or the project's in its place. The project's is asked for when the part is rendered: its module imports ours, so
 * that it may not be there yet when this one is evaluated.
 */
export function replaceable<N extends PartName>(
  own: () => OwnPart<N>,
  Default: ComponentType<GivenProps<N>>,
): ComponentType<GivenProps<N>> {
  return function Part(props) {
    const Own = own();
    return Own ? <Own {...given(props, Default)} /> : <Default {...props} />;
  };
}

const given = <N extends PartName>(props: GivenProps<N>, Default: ComponentType<GivenProps<N>>) =>
  ({ ...props, Default }) as PartProps<N> & JSX.IntrinsicAttributes;
