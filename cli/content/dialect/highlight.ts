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

/** By the names that docs/markdown.md lists; each brings further ones along, such as `js`, `sh` and `html`. */
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

/** Tells whether it is a language that can be highlighted. All are registered with the first: that takes as long as many pages. */
function isKnown(language: string): boolean {
  if (hljs.listLanguages().length === 0)
    for (const [name, definition] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, definition);
  return hljs.getLanguage(language) !== undefined;
}

/** Code as HTML, its words in elements with classes (`hljs-keyword` …). As it is written where the language is none or unknown. */
export const highlight = (code: string, language: string): string =>
  language !== "" && isKnown(language)
    ? hljs.highlight(code, { language, ignoreIllegals: true }).value
    : escapeHtml(code);

/** The word behind three backticks, without what other tools write behind it. */
export const languageOf = (info: string): string => /^[\w+#.-]*/.exec(info.trim())?.[0].toLowerCase() ?? "";
