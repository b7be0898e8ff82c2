import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { joinText, readText, textsOf, type ShowText, type TextKey } from "../site/text.ts";
import type { TextArguments } from "../site/textArguments.ts";
import { useSite } from "./context.tsx";

/** Arguments of a text with elements: values, and for each tag an element, which gets the tag's content as children. */
type RichValues<K extends TextKey> = {
  [A in keyof TextArguments[K]]: TextArguments[K][A] extends "tag" ? ReactElement : ReactNode;
};

/** Texts in the site's language: `t("search.found", { count: 3 })`. Keys must be literals, which the build finds. */
export function useText(): ShowText {
  const { texts, country } = useSite();
  return textsOf(texts, country.language);
}

/** Texts with elements in them: `rich("search.none", { ask: <Link href="…" /> })`. */
export function useRichText() {
  const { texts, country } = useSite();
  return <K extends TextKey>(key: K, values: RichValues<K>): ReactNode => {
    const given: Record<string, ReactNode> = values;
    return joinText<ReactNode>(readText(texts, key), {
      language: country.language,
      value: (name) => given[name] as ReactNode & (string | number),
      tag(name, inner) {
        const element = given[name];
        return isValidElement(element) ? cloneElement(element, undefined, inner) : inner;
      },
      join: (parts) => createElement(Fragment, null, ...parts),
    });
  };
}
