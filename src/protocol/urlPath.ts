/**
 * Creates a path from a template. Each inserted part is encoded as one segment, so data cannot change the route.
 *
 * @throws TypeError if a part is empty, `.` or `..`, because URL parsers resolve these even if they are encoded
 * @example urlPath`/entities/by-uid/${uid}`
 */
export function urlPath(template: TemplateStringsArray, ...parts: string[]): string {
  return template.reduce((path, text, index) => path + encodeSegment(parts[index - 1] ?? '') + text);
}

/** Decodes a part of a URL, such as a segment or the fragment. A part with an invalid escape stays as it is. */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function encodeSegment(part: string): string {
  if (part === '' || part === '.' || part === '..') {
    throw new TypeError(`'${part}' cannot be a segment of a path.`);
  }
  return encodeURIComponent(part);
}
