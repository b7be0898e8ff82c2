/**
 * A path or URL as one token of a line-based file. Characters that could end the token or have a meaning there (spaces,
 * line breaks, quotation marks, `#`, `*`, colons of a path) are percent-encoded, in case that validation misses one.
 */
export function urlToken(url: string): string {
  const [, origin = "", path = ""] = /^(https?:\/\/[^/]*)?([^]*)$/.exec(url) ?? [];
  return encode(origin, /[^\w.:/-]/gu) + encode(path, /[^\w.~!$&'()+,;=@%/-]/gu);
}

const encode = (text: string, unsafe: RegExp): string =>
  text.replace(unsafe, (character) =>
    encodeURIComponent(character).replace(/[!'()*:]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
  );
