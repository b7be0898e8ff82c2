/** The words of a list: `Words<"arrow chat">` is `"arrow" | "chat"`. */
export type Words<List extends string> = List extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : List;
