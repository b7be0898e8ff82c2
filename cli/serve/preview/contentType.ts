import { lookup } from "mrmime";

/** MIME types that `mrmime` lacks. */
const FURTHER: Record<string, string> = { ico: "image/x-icon" };

/** The Content-Type header for a file, by its extension. */
export function contentType(file: string): string {
  const type = lookup(file) ?? FURTHER[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether hosts compress this Content-Type. */
export const isText = (type: string): boolean => /^text\/|[/+](?:json|xml)\b/.test(type);
