import type { Reply } from "../net.ts";

/** Whether a browser gives an answer of another origin to the pages of a site. */
export const isAllowed = ({ headers }: Reply, origin: string): boolean => {
  const allowed = headers["access-control-allow-origin"];
  return allowed === "*" || allowed === origin;
};

/** What to do about an answer that browsers keep from the pages. */
export const corsHint = (origin: string): string =>
  `Let the service answer with \`Access-Control-Allow-Origin: ${origin}\`, or let the host fetch it: a path as \`base\`, and \`upstream\` (docs/reference).`;
