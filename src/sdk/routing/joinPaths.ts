/** Joins a path and what follows it with exactly one slash between; an empty result is the root, `/`. */
export function joinPaths(base: string, rest: string): string {
  const joined = `${base.replace(/\/+$/, '')}/${rest.replace(/^\/+/, '')}`;
  return joined === '/' ? joined : joined.replace(/\/+$/, '');
}
