/** Which keys of a text are wanted: those at the top, and of each all that it holds or some keys in it. */
export type WantedKeys = ReadonlyMap<string, readonly string[] | "all">;

/** A line of a file whose keys at the top can be told from what belongs to them by the indentation alone. */
const LINE = /^(?:[A-Za-z][\w-]*:(?:[ \t].*)?|[ \t].*|- .*|-|#.*)?$/;
/** An alias leads to what is somewhere else. */
const ALIAS = /(?:^|[\s[{,])\*[\w-]/m;

/**
 * The part of a YAML text that has the wanted keys, and the line at which it begins: what is between them is empty lines. A
 * few keys of hundreds of files are parsed in a tenth of the time. A text that can't be cut by its indentation is given
 * whole.
 */
export function keepKeys(text: string, wanted: WantedKeys): { text: string; firstLine: number } {
  const lines = text.split(/\r?\n/);
  const whole = { text, firstLine: 1 };
  if (!lines.every((line) => LINE.test(line))) return whole;
  const keep = lineKeeper(wanted);
  const kept = withoutEmptied(
    lines.map((line) => (keep(line) ? line : "")),
    lines,
  );
  // Comments alone are nothing.
  if (!kept.some((line) => /^\s*[^\s#]/.test(line))) return { text: "", firstLine: 1 };
  const first = kept.findIndex((line) => line !== "");
  const part = kept.slice(first).join("\n").trimEnd();
  return ALIAS.test(part) ? whole : { text: part, firstLine: first + 1 };
}

/** A key of which nothing is left is not there: as an empty one it would override what is inherited. */
function withoutEmptied(kept: string[], lines: readonly string[]): string[] {
  const holds = (text: readonly string[], from: number): boolean =>
    /^[ -]/.test(text.slice(from + 1).find((line) => !/^\s*(?:#|$)/.test(line)) ?? "");
  return kept.map((line, index) =>
    /^[A-Za-z][\w-]*:\s*(?:#.*)?$/.test(line) && holds(lines, index) && !holds(kept, index) ? "" : line,
  );
}

/** Tells line by line which belong to the wanted keys. */
function lineKeeper(wanted: WantedKeys): (line: string) => boolean {
  let inner: readonly string[] | "all" | undefined;
  let indent: string | undefined;
  let isKept = false;
  return (line) => {
    const [, before = "", key] = /^( *)(?:([A-Za-z][\w-]*):(?= |$))?/.exec(line) ?? [];
    if (before === "" && key !== undefined) {
      inner = wanted.get(key);
      indent = undefined;
      isKept = inner !== undefined;
    } else if (isKeyed(inner) && line.trim() !== "" && !line.trim().startsWith("#")) {
      indent ??= before;
      // What has no plain key, as an entry of a list, is kept: it may be what is wanted.
      if (before === indent) isKept = key === undefined || inner.includes(key);
    }
    return isKept;
  };
}

const isKeyed = (inner: readonly string[] | "all" | undefined): inner is readonly string[] =>
  inner !== undefined && inner !== "all";
