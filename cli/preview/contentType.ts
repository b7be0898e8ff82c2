import { lookup } from "mrmime";

/** Media types that the table has not. */
const FURTHER: Record<string, string> = { ico: "image/x-icon" };

/** Value of Content-Type for a file, by the ending of its name. */
export function contentType(file: string): string {
  const type = lookup(file) ?? FURTHER[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether hosts compress what is sent with such a Content-Type. */
export const isText = (type: string): boolean => /^text\/|[/+](?:json|xml)\b/.test(type);
