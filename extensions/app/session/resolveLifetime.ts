const DEFAULT_LIFETIME = 5 * 60_000;

/**
 * Says for how many milliseconds a token is good: what the answer says, or what the token itself says (`exp` less
 * `iat`, both the server's clock), the shorter of the two; `unknown`, five minutes, when neither says anything.
 */
export function resolveLifetime(
  token: string,
  expiresInSeconds: number | undefined,
  unknown = DEFAULT_LIFETIME,
): number {
  const { exp, iat } = readClaims(token);
  const claimed = exp !== undefined && iat !== undefined && exp > iat ? exp - iat : undefined;
  const seconds = [expiresInSeconds, claimed].filter((value) => value !== undefined && value > 0);
  return seconds.length === 0 ? unknown : Math.min(...(seconds as number[])) * 1000;
}

function readClaims(token: string): { exp?: number; iat?: number } {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return {};
    const { exp, iat } = claims as { exp?: unknown; iat?: unknown };
    return { ...(typeof exp === 'number' && { exp }), ...(typeof iat === 'number' && { iat }) };
  } catch {
    // A token need not be a JWT; then only the answer around it tells its lifetime.
    return {};
  }
}
