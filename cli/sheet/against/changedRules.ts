import type { StyleRule } from "./readRules.ts";

/** A change of the styles that pages can look different by. */
export interface StyleChange {
  /** Selectors of the rules that were changed, `.footer`. */
  selectors: string[];
  /** What was changed in them. Without `before` a declaration is new, without `after` it is gone. */
  declarations: { property: string; before?: string; after?: string }[];
}

/** A rule by which a change reaches elements: a changed one, or one that uses a variable that was changed. */
export interface ChangedRule {
  selector: string;
  /** The pseudo-element that the selector ends with, `::before`; empty for the element itself. */
  pseudo: string;
  properties: string[];
  /** Index of the change. */
  change: number;
}

/** Compares the rules of two builds' stylesheets. Which country's stylesheet a rule is in does not matter. */
export function changedRules(
  before: readonly StyleRule[],
  after: readonly StyleRule[],
): { changes: StyleChange[]; rules: ChangedRule[] } {
  const was = valuesByRule(before);
  const is = valuesByRule(after);
  const changed = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const selector = key.slice(key.indexOf("\n") + 1);
    const declarations = compareValues(was.get(key) ?? new Map(), is.get(key) ?? new Map());
    return declarations.length > 0 ? [{ selector, declarations }] : [];
  });
  const changes = mergeAlike(changed);
  const rules = changes.flatMap(({ selectors, declarations }, change) => {
    const properties = declarations.map(({ property }) => property);
    const own = selectors.map((selector) => ({ ...splitPseudo(selector), properties, change }));
    const variables = properties.filter((name) => name.startsWith("--"));
    return [...own, ...rulesUsing(variables, after).map((rule) => ({ ...rule, change }))];
  });
  return { changes, rules };
}

/** Values by property, by context and selector: all that are written somewhere, since every country has a theme of its own. */
function valuesByRule(rules: readonly StyleRule[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const { context, selector, declarations } of rules) {
    const key = `${context}\n${selector}`;
    const values = found.get(key) ?? new Map<string, Set<string>>();
    found.set(key, values);
    for (const [property, value] of declarations) values.set(property, (values.get(property) ?? new Set()).add(value));
  }
  return new Map(
    [...found].map(([key, values]) => [
      key,
      new Map([...values].map(([property, texts]) => [property, [...texts].sort().join(" | ")])),
    ]),
  );
}

function compareValues(was: Map<string, string>, is: Map<string, string>): StyleChange["declarations"] {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((property) => {
    const before = was.get(property);
    const after = is.get(property);
    if (before === after) return [];
    return [{ property, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  });
}

/** One value of a Sass variable is written into many rules: rules in which the same value became the same other are one change. */
function mergeAlike(changed: { selector: string; declarations: StyleChange["declarations"] }[]): StyleChange[] {
  const changes: StyleChange[] = [];
  const byReplacement = new Map<string, StyleChange>();
  for (const { selector, declarations } of changed) {
    const keys = declarations.flatMap(({ property, before, after }) =>
      before !== undefined && after !== undefined ? [`${property}\n${before}\n${after}`] : [],
    );
    const alike = keys.map((key) => byReplacement.get(key)).find((change) => change !== undefined);
    const change = alike ?? { selectors: [], declarations: [] };
    if (!alike) changes.push(change);
    if (!change.selectors.includes(selector)) change.selectors.push(selector);
    for (const declaration of declarations)
      if (!change.declarations.some((known) => JSON.stringify(known) === JSON.stringify(declaration)))
        change.declarations.push(declaration);
    for (const key of keys) byReplacement.set(key, change);
  }
  return changes;
}

/** Rules whose values use one of the variables, or another variable that does. */
function rulesUsing(variables: readonly string[], rules: readonly StyleRule[]): Omit<ChangedRule, "change">[] {
  if (variables.length === 0) return [];
  const names = new Set(variables);
  const uses = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name]) => names.has(name ?? ""));
  for (let count = -1; count !== names.size;) {
    count = names.size;
    for (const { declarations } of rules)
      for (const [property, value] of declarations) if (property.startsWith("--") && uses(value)) names.add(property);
  }
  // Once for all stylesheets that hold the rule.
  const using = new Map<string, string[]>();
  for (const { selector, declarations } of rules) {
    const properties = declarations.flatMap(([name, value]) => (!name.startsWith("--") && uses(value) ? [name] : []));
    if (properties.length > 0) using.set(selector, [...new Set([...(using.get(selector) ?? []), ...properties])]);
  }
  return [...using].map(([selector, properties]) => ({ ...splitPseudo(selector), properties }));
}

function splitPseudo(selector: string): { selector: string; pseudo: string } {
  const [, host = selector, pseudo = ""] = /^(.*?)(::?(?:before|after))?$/s.exec(selector) ?? [];
  return { selector: host || "*", pseudo: pseudo && `::${pseudo.replaceAll(":", "")}` };
}
