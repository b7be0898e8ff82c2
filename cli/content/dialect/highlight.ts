import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import csharp from "highlight.js/lib/languages/csharp";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import go from "highlight.js/lib/languages/go";
import ini from "highlight.js/lib/languages/ini";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import markdown from "highlight.js/lib/languages/markdown";
import nginx from "highlight.js/lib/languages/nginx";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import rust from "highlight.js/lib/languages/rust";
import scss from "highlight.js/lib/languages/scss";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { escapeHtml } from "../../../runtime/site/html.ts";

/** Languages by the names in docs/markdown.md; each adds its aliases, such as `js`, `sh` and `html`. */
const LANGUAGES = {
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  dockerfile,
  go,
  ini,
  java,
  javascript,
  json,
  markdown,
  nginx,
  php,
  python,
  ruby,
  rust,
  scss,
  sql,
  typescript,
  xml,
  yaml,
};

export const LANGUAGE_NAMES = Object.keys(LANGUAGES);

/** Whether a language can be highlighted. All are registered on first use, which is slow. */
function isKnown(language: string): boolean {
  if (hljs.listLanguages().length === 0)
    for (const [name, definition] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, definition);
  return hljs.getLanguage(language) !== undefined;
}

/** Code as HTML with classes (`hljs-keyword` …); only escaped if the language is unknown or not given. */
export const highlight = (code: string, language: string): string =>
  language !== "" && isKnown(language)
    ? hljs.highlight(code, { language, ignoreIllegals: true }).value
    : escapeHtml(code);

/** The language of a fenced code block, without other tools' options. */
export const languageOf = (info: string): string => /^[\w+#.-]*/.exec(info.trim())?.[0].toLowerCase() ?? "";
