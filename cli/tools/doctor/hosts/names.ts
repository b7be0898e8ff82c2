import { failed, ok, skipped, type Check } from "../check.ts";
import { networkError } from "../net.ts";
import { isReserved, reservedReason } from "../reserved.ts";
import type { HostSubject } from "./subject.ts";

/** Whether the host's name and its other names lead anywhere. */
export const checkNames = ({ host: { allowed, aliases }, net }: HostSubject): Check[] =>
  [allowed, ...aliases].map((name) => ({
    name: `DNS of ${name}`,
    async run() {
      if (isReserved(name)) return skipped(reservedReason(name));
      try {
        return ok(await net.resolve(name));
      } catch (error) {
        return failed(
          `${name} has no address (${networkError(error)})`,
          name === allowed
            ? "Add the records that your hosting service names, or correct `host.allowed`."
            : "Add a record for it, or remove it from `host.aliases`.",
        );
      }
    },
  }));
