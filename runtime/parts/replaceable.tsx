import type { ComponentType, JSX } from "react";
import type { PartName } from "../site/parts.ts";
import type { GivenProps, OwnPart, PartProps } from "./partProps.ts";

/**
 * Our part, or the project's replacement, which is read during rendering: its module imports ours, so it may not be
 * evaluated yet when this module is.
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
