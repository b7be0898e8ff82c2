import { parseKey } from "../keyPath.ts";
import type { Config, SiteConfig } from "../loadConfig.ts";

/** A group that a country has to have, and has not. */
export interface DroppedGroup {
  group: string;
  /** Its pages that network.yaml requires, by their indexes in `required`. */
  required: number[];
  /** Whether `required` names the group's own key, of which `checkGuards` speaks. */
  isRequiredKey: boolean;
}

/**
 * Groups of the network that a country has not, though the network requires them or their pages, or lists them in the menu
 * or footer that the country inherits.
 */
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

/** Groups that the menu and the footer list, where those are the network's. */
function inheritedLists({ file, config: { navigation = [], footer = [] }, locate }: SiteConfig): string[] {
  const lists: [key: string, groups: string[]][] = [
    ["navigation", navigation.flatMap((entry) => ("group" in entry ? [entry.group] : []))],
    ["footer", footer.flatMap(({ group }) => group ?? [])],
  ];
  return lists.flatMap(([key, groups]) => (groups.length > 0 && locate([key], true).file !== file ? groups : []));
}
