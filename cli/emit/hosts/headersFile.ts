import type { HostPlan } from "../../plan/hostPlan.ts";

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Both send `max-age=0, must-revalidate` by themselves; it is not
 * repeated here, because Cloudflare joins the values of all blocks that a path meets.
 */
export function headersFile({ headers, folders }: HostPlan): string {
  const blocks: [string, Record<string, string>][] = [
    ["/*", headers.all],
    ...folders.map((home): [string, Record<string, string>] => [
      `${home}assets/*`,
      { "Cache-Control": headers.immutable },
    ]),
  ];
  return blocks
    .map(
      ([path, values]) =>
        `${[path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${oneLine(value)}`)].join("\n")}\n`,
    )
    .join("\n");
}

const oneLine = (value: string): string => value.replace(/[\p{Cc}]+/gu, " ");
