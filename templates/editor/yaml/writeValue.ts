import { isScalar, type Node, Scalar, stringify } from "yaml";

const OPTIONS = { lineWidth: 0 } as const;

/** A value on one line, as it is written between braces and brackets. */
export function inlineValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineValue).join(", ")}]`;
  if (typeof value !== "object" || value === null || value instanceof Scalar) return flowScalar(value);
  const pairs = Object.entries(value).map(([key, inner]) => inlinePair(key, inner));
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}

/** A key with its value on one line. */
export const inlinePair = (key: string, value: unknown): string => `${flowScalar(key)}: ${inlineValue(value)}`;

/** Quoted as it has to be between braces, where more signs mean something. */
const flowScalar = (value: unknown): string =>
  stringify([value], { ...OPTIONS, collectionStyle: "flow", flowCollectionPadding: false })
    .trim()
    .slice(1, -1);

/** A key with its value on lines of their own. */
export const blockPair = (key: string, value: unknown, indent: string): string =>
  indented(stringify({ [key]: value }, OPTIONS), indent);

/** An entry of a list on lines of its own. */
export const blockItem = (value: unknown, indent: string): string => indented(stringify([value], OPTIONS), indent);

const indented = (lines: string, indent: string): string => lines.trimEnd().replace(/^(?=.)/gm, indent);

/** YAML of a value that replaces one on a single line or a block scalar. It keeps the old quotes. */
export function replacingValue(value: unknown, old: Node, { flow, indent }: { flow: boolean; indent: string }) {
  const scalar = typeof value === "object" ? value : likeOld(value, old);
  if (flow || typeof value === "object") return inlineValue(scalar);
  return indented(stringify({ k: scalar }, OPTIONS), indent).slice(indent.length + 3);
}

function likeOld(value: unknown, old: Node): Scalar {
  const scalar = new Scalar(value);
  if (isScalar(old) && old.type !== undefined && typeof value === "string" && typeof old.value === "string")
    scalar.type = old.type;
  return scalar;
}
