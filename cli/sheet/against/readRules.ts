/** The part of the browser's API that the function below uses. */
interface Rule {
  selectorText?: string;
  style?: { cssText: string };
  cssRules?: Iterable<Rule>;
  cssText: string;
}

interface Window {
  CSSStyleSheet: new () => { replaceSync(text: string): void; cssRules: Iterable<Rule> };
}

/** A style rule with one selector, as the browser has understood it. */
export interface StyleRule {
  /** The at-rules and rules that it is in, `@media (width >= 60em)`. */
  context: string;
  selector: string;
  /** Property and value, as written: `["padding", "var(--space)"]`. */
  declarations: [string, string][];
}

/** Reads the style rules of stylesheets. Runs in the browser: it may use nothing from outside. */
export function readRules(texts: readonly string[]): StyleRule[] {
  const window = globalThis as unknown as Window;
  const rules: StyleRule[] = [];
  /** Splits at a character that is in no brackets or quotation marks. */
  const split = (text: string, at: string): string[] => {
    const parts = [""];
    let depth = 0;
    let quote = "";
    for (const character of text) {
      if (quote) quote = character === quote ? "" : quote;
      else if (character === '"' || character === "'") quote = character;
      else if ("([{".includes(character)) depth++;
      else if (")]}".includes(character)) depth--;
      if (character === at && depth === 0 && !quote) parts.push("");
      else parts[parts.length - 1] += character;
    }
    return parts.map((part) => part.trim()).filter(Boolean);
  };
  const read = (rule: Rule, context: string): void => {
    if (rule.selectorText !== undefined && rule.style) {
      const declarations = split(rule.style.cssText, ";").map((text): [string, string] => {
        const colon = text.indexOf(":");
        return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
      });
      for (const selector of split(rule.selectorText, ",")) rules.push({ context, selector, declarations });
    }
    const head = rule.cssText.slice(0, rule.cssText.indexOf("{")).trim();
    for (const inner of rule.cssRules ?? []) read(inner, `${context} ${head}`.trim());
  };
  for (const text of texts) {
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(text);
    for (const rule of sheet.cssRules) read(rule, "");
  }
  return rules;
}
