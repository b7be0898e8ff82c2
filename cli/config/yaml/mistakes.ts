import { isAlias, isCollection, isScalar, type Alias, type Node } from "yaml";
import type { Mistake } from "../../core/problems/problem.ts";

/**
 * Finds the first character of a text that HTML, XML or JSON can't hold: a control character (C0, DEL or C1; tabs and line
 * ends are allowed), a noncharacter such as U+FFFE, or half of a surrogate pair (https://www.w3.org/TR/xml/#charsets,
 * https://infra.spec.whatwg.org/#noncharacter). Its name is in the form `U+0007`.
 */
export function controlCharacter(text: string): { index: number; name: string } | undefined {
  const found = /[^\P{Cc}\t\r\n]|[\p{Noncharacter_Code_Point}\p{Cs}]/u.exec(text);
  const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return found ? { index: found.index, name: `U+${code}` } : undefined;
}

export const controlMistake = (name: string) => ({
  code: "control-character" as const,
  message: `The text contains the ${/^U\+00[0-9A-F]{2}$/.test(name) ? "control " : ""}character ${name}`,
  hint: "Remove it: it is invisible, and pages, feeds and sitemaps can't contain it.",
});

const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Standard tags whose values settings take; others (`!!binary`, `!!set`) make values that none takes. */
const KNOWN_TAGS = new Set(
  ["str", "int", "float", "bool", "null", "map", "seq"].map((name) => `tag:yaml.org,2002:${name}`),
);

const tag = (message: string): Mistake => ({
  code: "yaml-tag",
  message,
  hint: "Remove the tag. Plain text, numbers, lists and maps are enough.",
});

export const UNKNOWN_TAG = tag("The value has a custom tag");

/** The problem of an alias of `target` within `parents`. */
export function aliasMistake(
  { source }: Alias,
  target: Node | undefined,
  parents: readonly unknown[],
): Mistake | undefined {
  if (!target)
    return {
      code: "yaml-alias",
      message: `The alias \`*${source}\` has no anchor before it`,
      hint: `Define \`&${source}\` before it, or write the value itself.`,
    };
  if (!parents.includes(target)) return undefined;
  return {
    code: "yaml-alias",
    message: `The alias \`*${source}\` refers to the value that contains it`,
    hint: "Write the value itself.",
  };
}

/** A text in typographic quotation marks. */
const CURLY = /^[“”„‟‘’]([^"“”„‟\n]*)[“”’]$/u;

/** The problem of a value or a key's text. */
export function valueMistake(node: Node): Mistake | undefined {
  if (!isAlias(node) && node.tag && !KNOWN_TAGS.has(node.tag))
    return tag(`The value has the tag \`${node.tag.replace("tag:yaml.org,2002:", "!!")}\``);
  const inside = isScalar(node) && node.type === "PLAIN" ? CURLY.exec(node.source ?? "")?.[1] : undefined;
  if (inside !== undefined)
    return {
      code: "yaml-quotes",
      message: "The quotation marks are part of the value",
      why: "Only straight quotation marks (`\"`, `'`) have a meaning in YAML. Others are part of the text, and would be shown.",
      hint: `Write \`"${inside}"\`. To show other quotation marks, put straight ones around them.`,
    };
  const control = isScalar(node) && typeof node.value === "string" ? controlCharacter(node.value) : undefined;
  return control && controlMistake(control.name);
}

/** The problem of a key; `seen` are the keys before it in the map. */
export function keyMistake(key: unknown, seen: ReadonlySet<unknown>): Mistake | undefined {
  if (isCollection(key))
    return {
      code: "yaml-syntax",
      message: "A key is a list or map",
      hint: "Write a name before the colon; text with braces needs quotation marks.",
    };
  if (!isScalar(key)) return undefined;
  const name = String(key.value);
  if (FORBIDDEN_KEYS.has(name))
    return { code: "forbidden-key", message: `The key \`${name}\` is not allowed`, hint: "Remove it." };
  if (!seen.has(key.value)) return undefined;
  return {
    code: "yaml-duplicate-key",
    message: `The map has the key \`${name}\` twice`,
    hint: "Keep one of them. The first value would be lost.",
  };
}

export const TOO_MANY_ALIASES: Mistake = {
  code: "yaml-alias",
  message: "The aliases expand to too many values",
  hint: "Write the values themselves, or use fewer aliases.",
};

export const EMPTY: Mistake = {
  code: "empty-file",
  message: "The file is empty",
  hint: "Write the settings, or delete the file.",
};
