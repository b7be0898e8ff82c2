import { UsageError } from "../report/errors.ts";

/** Parses a TCP port. @throws UsageError */
export function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new UsageError(`\`${text}\` is not a port number`, "Write a number from 1 to 65535.");
}
