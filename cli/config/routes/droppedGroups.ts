import { parseKey } from "../yaml/yamlFile.ts";
import type { Config, SiteConfig } from "../../model/config.ts";

/** A group that a country needs and doesn't have. */
export interface DroppedGroup {
  group: string;
  /** Indexes of its required pages in `required` of network.yaml. */
  required: number[];
  /** Whether `required` names the group itself; `checkGuards` reports that. */
  isRequiredKey: boolean;
}

/** Groups that a country lacks although they or their pages are required, or an inherited menu or footer lists them. */
export function droppedGroups({ network }: Pick<Config, "network">, site: SiteConfig): DroppedGroup[] {
  return Object.keys(network.groups)
    .filter((group) => !Object.hasOwn(site.config.groups, group))
    .map((group) => ({
      group,
      required: network.required.flatMap(({ page }, index) => (page?.startsWith(`${group}/`) ? [index] : [])),
      isRequiredKey: network.required.some(({ key }) => key !== undefined && isKeyOf(key, group)),
    }))
    .filter(
      ({ group, required, isRequiredKey }) =>
        required.length > 0 || isRequiredKey || inheritedLists(site).includes(group),
    );
}

function isKeyOf(key: string, group: string): boolean {
  const [first, second] = parseKey(key);
  return first === "groups" && (second === undefined || second === group);
}

/** Groups that an inherited menu or footer lists. */
function inheritedLists({ file, config: { navigation = [], footer = [] }, locate }: SiteConfig): string[] {
  const lists: [key: string, groups: string[]][] = [
    ["navigation", navigation.flatMap((entry) => ("group" in entry ? [entry.group] : []))],
    ["footer", footer.flatMap(({ group }) => group ?? [])],
  ];
  return lists.flatMap(([key, groups]) => (groups.length > 0 && locate([key], true).file !== file ? groups : []));
}
