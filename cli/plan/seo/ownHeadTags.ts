import { escapeHtml } from "../../../runtime/site/html.ts";
import type { HeadElementConfig } from "../../config/schema/country/head.ts";
import { addressFrom, servedPath } from "../../../runtime/site/urls.ts";
import type { SiteHost, SiteHosts } from "../../config/routes/siteHosts.ts";

type Attributes = Record<string, string | true | undefined>;

/** Resolves the addresses of the project's own scripts for the pages of a host. */
export function headOn(host: SiteHost, hosts: SiteHosts, elements: readonly HeadElementConfig[]): HeadElementConfig[] {
  return elements.map((element) => {
    const { script } = element;
    if (!script?.src?.startsWith("/")) return element;
    const owner = hosts.of(script.src);
    return { ...element, script: { ...script, src: addressFrom(host, owner, servedPath(owner, script.src)) } };
  });
}

/** The HTML of a project's own `<head>` elements, one per line. */
export const ownHeadTags = (elements: readonly HeadElementConfig[]): string => elements.map(headTag).join("\n");

function headTag({ meta, link, script }: HeadElementConfig): string {
  if (meta) return tag("meta", meta);
  if (link) return tag("link", link);
  if (!script) return "";
  const { src, text = "", type, load, integrity, data } = script;
  const loading: Attributes =
    src === undefined ? {} : { src, [load]: true, integrity, crossorigin: integrity && "anonymous" };
  return `${tag("script", { type, ...loading, ...data })}${text}</script>`;
}

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  });
  return `<${name}${written.join("")}>`;
}

/** What `<head>` elements or analytics providers need in the Content-Security-Policy. */
export interface HeadPolicy {
  scripts: string[];
  /** Source texts of inline scripts. */
  inline: string[];
  connect: string[];
  images: string[];
}

/** Lists what the policy has to allow. Data blocks (scripts of other types) don't run, so they need nothing. */
export function headPolicy(elements: readonly HeadElementConfig[]): HeadPolicy {
  const scripts = elements.flatMap(({ script }) => script ?? []);
  return {
    scripts: scripts.flatMap(({ src }) => src ?? []),
    inline: scripts.flatMap(({ text, type }) =>
      text === undefined || (type !== undefined && !/^(?:module|text\/javascript)$/.test(type)) ? [] : text,
    ),
    connect: scripts.flatMap(({ connect }) => connect),
    images: scripts.flatMap(({ images }) => images),
  };
}

export const joinPolicies = (policies: readonly Partial<HeadPolicy>[]): HeadPolicy => ({
  scripts: policies.flatMap(({ scripts = [] }) => scripts),
  inline: policies.flatMap(({ inline = [] }) => inline),
  connect: policies.flatMap(({ connect = [] }) => connect),
  images: policies.flatMap(({ images = [] }) => images),
});
