/** Returns whether the user's token may be sent to a URL. */
export type MayCarryToken = (url: string) => boolean;

/**
 * Creates the rule for where the user's token may be sent: at or below one of the given URLs. URLs are parsed before
 * they are compared, so that `http://backend.evil.example` and `http://backend@evil` don't match `http://backend`.
 */
export function createTokenRule(addresses: readonly string[]): MayCarryToken {
  const allowed = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []));

  return (target) => {
    if (!URL.canParse(target)) return false;
    const url = new URL(target);
    return allowed.some(
      ({ origin, pathname }) => url.origin === origin && isAtOrBelow(url.pathname, pathname),
    );
  };
}

function isAtOrBelow(path: string, parent: string): boolean {
  const trimmed = parent.replace(/\/+$/, '');
  return path === trimmed || path.startsWith(`${trimmed}/`);
}
