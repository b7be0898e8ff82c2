import { createContext, useContext, type ComponentType, type ReactElement } from "react";

/** Keeps markup that many pages have in common while the server renders. */
export interface Repeats {
  /** Notes what stands for this key, and gives the number under which its markup is put in. */
  note(key: string, element: ReactElement): number;
}

const RepeatsContext = createContext<Repeats | null>(null);
export const RepeatsProvider = RepeatsContext.Provider;

/** Attribute of the element that stands where repeated markup belongs. */
export const REPEATED_ATTRIBUTE = "data-repeated";

/**
 * A component that many pages show with the same props: the server renders it once for each of them. Its props are data
 * (`JSON.stringify` tells them apart), and it may ask for the site and the layout, but neither for the page nor for an id.
 */
export function repeated<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component;
  return function Repeated(props: Props) {
    const repeats = useContext(RepeatsContext);
    const element = <Component {...props} />;
    if (!repeats) return element;
    return <i {...{ [REPEATED_ATTRIBUTE]: repeats.note(`${name} ${JSON.stringify(props)}`, element) }} />;
  };
}
