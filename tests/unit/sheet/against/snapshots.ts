import { type PageSnapshot, type ShownElement, VISUAL_PROPERTIES } from "../../../../cli/sheet/against/snapshot.ts";

/** An element of a page as a test writes it: `["footer.footer", { text: "Imprint" }, …]` with those in it. */
export interface Drawn {
  /** `footer.footer.footer--dark`. */
  is: string;
  text?: string;
  picture?: string;
  /** Computed values that are not the initial ones. */
  style?: Record<string, string>;
  /** Indexes of the changed rules that it follows. */
  rules?: number[];
  height?: number;
  has?: Drawn[];
}

/** Makes the snapshot of a page with these elements in its body. */
export function snapshotOf(...inBody: Drawn[]): PageSnapshot {
  return snapshotOfTree({ is: "html", has: [{ is: "body", has: inBody }] });
}

export function snapshotOfTree(root: Drawn): PageSnapshot {
  const elements: ShownElement[] = [];
  const styles: string[][] = [];
  const add = (
    { is, text = "", picture = "", style = {}, rules = [], height = 100, has = [] }: Drawn,
    parent: number,
  ) => {
    const [tag = "", ...classes] = is.split(".");
    styles.push(VISUAL_PROPERTIES.map((name) => style[name] ?? ""));
    const box = { x: 0, y: 0, width: 390, height };
    const index = elements.push({ parent, tag, classes, text, picture, style: styles.length - 1, rules, box }) - 1;
    for (const child of has) add(child, index);
  };
  add(root, -1);
  return { elements, styles };
}
