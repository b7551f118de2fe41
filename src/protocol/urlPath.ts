/**
 * Makes a path from a template, each inserted part encoded as one segment, so that data can never reach another route.
 * A part that a URL parser would take as "this folder" or "the folder above" is refused with a TypeError: no encoding of it is safe.
 *
 * @example urlPath`/entities/by-uid/${uid}`
 */
export function urlPath(template: TemplateStringsArray, ...parts: string[]): string {
  return template.reduce((path, text, index) => path + encodeSegment(parts[index - 1] ?? '') + text);
}

function encodeSegment(part: string): string {
  if (part === '' || part === '.' || part === '..') {
    throw new TypeError(`"${part}" cannot be a part of an address.`);
  }
  return encodeURIComponent(part);
}
