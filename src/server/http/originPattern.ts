/** Returns the pattern of a configured origin. `*` matches any part of a host name. */
export function toOriginPattern(origin: string): RegExp {
  const escaped = origin.replace(/\/+$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '[^/:]+')}$`, 'i');
}
