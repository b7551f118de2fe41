const DEFAULT_LIFETIME = 5 * 60_000;

/**
 * Resolves the lifetime of a token in milliseconds: the shorter one of the response's value and the token's own (`exp`
 * minus `iat`, both by the server's clock). `unknown`, five minutes, if neither is set.
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
    // A token may not be a JWT. Then only the response has its lifetime.
    return {};
  }
}
