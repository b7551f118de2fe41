/**
 * Creates a path from a template. Each inserted part is encoded as one segment, so data cannot change the route.
 *
 * @throws TypeError if a part is empty, `.` or `..`, because URL parsers resolve these even if they are encoded
 * @example urlPath`/entities/by-uid/${uid}`
 */
export function urlPath(template: TemplateStringsArray, ...parts: string[]): string {
  return template.reduce((path, text, index) => path + encodeSegment(parts[index - 1] ?? '') + text);
}

function encodeSegment(part: string): string {
  if (part === '' || part === '.' || part === '..') {
    throw new TypeError(`'${part}' cannot be a segment of a path.`);
  }
  return encodeURIComponent(part);
}
