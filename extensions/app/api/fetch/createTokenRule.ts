/** Answers whether the user's token may go to a URL. */
export type MayCarryToken = (url: string) => boolean;

/**
 * Creates the rule of where the user's token may go: to an address at or below one of the given ones, compared as
 * parsed URLs, so that neither `http://backend.evil.example` nor `http://backend@evil` passes for `http://backend`.
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
