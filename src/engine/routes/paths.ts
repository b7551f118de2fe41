/** Returns the parts of a path between slashes. */
export function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Joins paths with single slashes, with a leading slash and without a trailing one. */
export function joinPaths(...paths: string[]): string {
  return `/${paths.flatMap(splitPath).join('/')}`;
}

/** Replaces the parameters in a path. Throws if a value is missing. */
export function fillPath(
  path: string,
  params: { readonly [name in string]: string | undefined } = {},
): string {
  const parts = splitPath(path)
    .filter((part) => part !== '*')
    .map((part) => {
      if (!part.startsWith(':')) return part;
      const value = params[part.slice(1)];
      if (value === undefined || value === '')
        throw new Error(`The path '${path}' requires the parameter '${part.slice(1)}'.`);
      return encodeParam(value);
    });
  return `/${parts.join('/')}`;
}

/**
 * Encodes only characters that would end or split the path. Percent signs are kept, because values may already be encoded.
 */
function encodeParam(value: string): string {
  return value.replaceAll(/[&?#;/]/g, encodeURIComponent);
}

/** Returns the path of `app.baseUrl` without trailing slashes; empty if it is not a valid URL. */
export function resolveBasePath(baseUrl: unknown): string {
  if (typeof baseUrl !== 'string') return '';
  try {
    return new URL(baseUrl, 'http://localhost').pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}
