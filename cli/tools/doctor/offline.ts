import type { Subject } from "./check.ts";
import { isReserved } from "./reserved.ts";

/** A name that is there whatever the project asks for. */
const CONTROL = "example.com";

/** Names of the hosts and services that checks ask, but for reserved ones. */
function askedNames({ checked }: Pick<Subject, "checked">): string[] {
  if (!checked) return [];
  const { hosts, sites } = checked.plan;
  const urls = sites.flatMap(({ site: { contentApi, geoIp, forms } }) => [
    contentApi?.base ?? "/",
    geoIp?.url ?? "/",
    ...Object.values(forms).map(({ send }) => send.url),
  ]);
  const services = urls.filter((url) => !url.startsWith("/")).map((url) => new URL(url).hostname);
  const names = [...hosts.flatMap(({ allowed, aliases }) => [allowed, ...aliases]), ...services];
  return [...new Set(names)].filter((name) => !isReserved(name));
}

/** True when no name leads anywhere, also none that has nothing to do with the project. */
export async function isOffline(subject: Pick<Subject, "checked" | "net">): Promise<boolean> {
  const names = askedNames(subject);
  if (names.length === 0) return false;
  const resolved = await Promise.all([...names, CONTROL].map((name) => isFound(name, subject.net)));
  return !resolved.includes(true);
}

const isFound = (name: string, net: Subject["net"]): Promise<boolean> =>
  net.resolve(name).then(
    () => true,
    () => false,
  );
