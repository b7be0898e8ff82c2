import { memoizeWeak } from "../../core/lookups.ts";
import { countrySchema } from "./country/country.ts";
import { copySchemas } from "./frontMatter.ts";
import { groupSchemas } from "./network/groups.ts";
import { networkSchema } from "./network/network.ts";
import { NO_KINDS, type OwnKinds } from "./ownKinds.ts";

/** The schemas of a project's files, and the own kinds that they are made of. */
export type ProjectSchemas = ReturnType<typeof makeSchemas>;

function makeSchemas(kinds: OwnKinds) {
  const copy = copySchemas(kinds);
  const groups = groupSchemas(kinds, copy);
  return { kinds, ...copy, ...groups, country: countrySchema(groups), network: networkSchema(groups) };
}

/** The schemas of a project with these kinds. They take a while to make, and are made once. */
export const projectSchemas = memoizeWeak(makeSchemas);

/** The schemas of a project without own kinds. */
export const SHIPPED_SCHEMAS = projectSchemas(NO_KINDS);
