/** Returns the decoded segments of a path, without empty ones. */
export function splitSegments(path: string): string[] {
  return path.split('/').flatMap((segment) => (segment === '' ? [] : [decode(segment)]));
}

/** Returns the segments of a URL after those of a base URL, or `undefined` if the base URL does not contain it. */
export function segmentsAfter(url: URL, baseUrl: string): string[] | undefined {
  const own = splitSegments(url.pathname);
  const base = splitSegments(new URL(baseUrl).pathname);
  return base.every((segment, index) => own[index] === segment) ? own.slice(base.length) : undefined;
}

/** A part of an address. A list has one segment, whose slashes are encoded, such as the name of a branch. */
type AddressPart = string | readonly [segment: string] | undefined;

/** Joins parts of an address. Each can contain slashes, which separate segments. Empty parts are left out. */
export function joinSegments(...parts: readonly AddressPart[]): string {
  return parts
    .flatMap((part) => {
      if (part === undefined || part === '') return [];
      return [typeof part === 'string' ? encodePath(part) : encodeURIComponent(part[0])];
    })
    .join('/');
}

/** Encodes each segment of a path. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Removes `.git` from the end of a name. */
export function trimGit(name: string): string {
  return name.replace(/\.git$/, '');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
