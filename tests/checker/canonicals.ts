import { pageAddressFault } from "./addresses.ts";
import type { Check } from "./dist.ts";

/**
 * Each page has one address: the canonical link names it, and it is where the page is served (RFC 6596). What is not to be
 * listed has no canonical link, or the two would contradict each other.
 */
export const canonicals: Check = ({ pages, pageAt }) =>
  pages.flatMap(({ file, address, canonicals: named, isIndexable }) => {
    const fault = (what: string | undefined) => (what === undefined ? [] : [{ file, what }]);
    const [canonical, ...more] = named;
    if (!isIndexable) return fault(canonical && `is not to be listed, and has the canonical link ${canonical}`);
    if (canonical === undefined) return fault("has no canonical link");
    return [
      ...fault(more.length > 0 ? `has ${named.length} canonical links` : undefined),
      ...fault(pageAddressFault(canonical)),
      ...fault(canonical === address ? undefined : `is served at ${address}, its canonical link is ${canonical}`),
      ...fault(pageAt(canonical)?.isIndexable ? undefined : `${canonical} is no page that search engines may list`),
    ];
  });
