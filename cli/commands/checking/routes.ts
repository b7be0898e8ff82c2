import { servedPath } from "../../../runtime/site/urls.ts";
import type { Plan } from "../../model/plan.ts";
import { showInstant, describeState, type PageState } from "../../plan/schedule/pageSchedule.ts";
import { openConsole } from "../../core/console/console.ts";
import { table } from "../../core/console/text.ts";
import { checkProject, requireProject } from "../../build/checkProject.ts";
import { type CommonOptions, momentOf, type MomentOptions } from "../options.ts";

/** `sitegen routes`: lists all routes, published or not, with template, title, state and source. */
export async function routes(country: string | undefined, { root, json, ...moment }: CommonOptions & MomentOptions) {
  const console = openConsole();
  const { plan } = requireProject(
    await checkProject({ root, countries: country ? [country] : [], ...momentOf(moment) }),
  );
  const rows = plan.sites.flatMap((site) => listRows(plan, site));
  if (json)
    return console.print(rows.map(({ state, ...row }) => ({ ...row, state: state.is, ...instantOfState(state) })));
  const cells = rows.map((row) => [
    row.country,
    row.path,
    row.template,
    row.title,
    describeState(row.state),
    row.source,
  ]);
  console.print(table(["country", "path", "template", "title", "state", "source"], cells));
}

/** Pages of the build first, then unpublished ones. */
function listRows({ hosts, schedule }: Plan, { key, country: owner, pages }: Plan["sites"][number]) {
  const host = hosts.find((candidate) => candidate.key === owner) ?? hosts[0];
  const address = (path: string) => (hosts.length > 1 ? host.origin + path : path);
  const shown = pages.map(({ route, content, source }) => ({
    country: key,
    path: address(route.path),
    template: route.template,
    title: content.heading,
    source,
    state: schedule.stateOf(route),
  }));
  const others = schedule.unpublished
    .filter(({ route }) => route.site === key && !schedule.isShown(route))
    .map(({ route, state, copy: { data, source } }) => ({
      country: key,
      path: address(servedPath(host, route.path)),
      template: data.template ?? route.template,
      title: data.heading ?? data.title,
      source,
      state,
    }));
  return [...shown, ...others];
}

/** When a scheduled page is published, or an expired page has expired. */
function instantOfState(state: PageState): { publishAt?: string; expiresAt?: string } {
  if (state.is === "scheduled") return { publishAt: showInstant(state.from) };
  return state.is === "expired" ? { expiresAt: showInstant(state.since) } : {};
}
