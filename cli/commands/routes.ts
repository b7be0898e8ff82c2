import { openConsole } from "../report/console.ts";
import { table } from "../report/table.ts";
import { checkProject } from "./checkProject.ts";
import type { CommonOptions } from "./options.ts";
import { stopOnErrors } from "./stopOnErrors.ts";

interface Options extends CommonOptions {
  json?: boolean;
}

/** `sitegen routes`: every route with its template, title and source. */
export async function routes(country: string | undefined, { root, json }: Options): Promise<void> {
  const console = openConsole();
  const { plan } = stopOnErrors(await checkProject({ root, countries: country ? [country] : [] }));
  const [network, ...others] = plan.hosts;
  const originOf = (name: string) => others.find((host) => host.key === name)?.origin ?? network.origin;
  const rows = plan.sites.flatMap(({ key, country: owner, pages }) =>
    pages.map(({ route, content, source }) => ({
      country: key,
      path: others.length > 0 ? originOf(owner) + route.path : route.path,
      template: route.template,
      title: content.heading,
      source,
    })),
  );
  if (json) return console.print(JSON.stringify(rows, null, 2));
  console.print(
    table(
      ["country", "path", "template", "title", "source"],
      rows.map((row) => Object.values(row)),
    ),
  );
}
