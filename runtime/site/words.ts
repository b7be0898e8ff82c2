/** The words of a list: `Words<"arrow chat">` is `"arrow" | "chat"`. */
export type Words<List extends string> = List extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : List;

/** The words of a list, with their type. The bundler drops lists that the browser doesn't need. */
/* @__NO_SIDE_EFFECTS__ */
export function words<const List extends string>(list: List): Words<List>[] {
  return list.split(" ") as Words<List>[];
}
