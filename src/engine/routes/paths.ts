/** The parts of a path between its slashes. */
export function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Joins paths with one slash between and one in front, and none at the end. */
export function joinPaths(...paths: string[]): string {
  return `/${paths.flatMap(splitPath).join('/')}`;
}

/** Fills the parameters of a path in. Throws, naming the parameter, when one is not given. */
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
        throw new Error(`The path '${path}' needs the parameter '${part.slice(1)}'.`);
      return encodeParam(value);
    });
  return `/${parts.join('/')}`;
}

/** Only what would end or split the path is encoded; a percent sign stays, since values may come encoded already. */
function encodeParam(value: string): string {
  return value.replaceAll(/[&?#;/]/g, encodeURIComponent);
}

/** The path part of `app.baseUrl` without slashes at its end; empty for anything that is no address. */
export function resolveBasePath(baseUrl: unknown): string {
  if (typeof baseUrl !== 'string') return '';
  try {
    return new URL(baseUrl, 'http://localhost').pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}
