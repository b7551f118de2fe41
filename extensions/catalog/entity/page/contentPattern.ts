/** Returns the pattern of a tab. It matches all paths below its own, the overview only its exact path. */
export function contentPattern(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '/' : `${trimmed}/*`;
}
