/**
 * Returns when a cookie expires, by the local clock.
 *
 * @param expiresAt - The date in the response.
 * @param headers - The headers of the response. `Date` is the server's time. Without it, the clocks are assumed to agree.
 * @throws Error if the date is invalid
 */
export function readExpiry(expiresAt: unknown, headers: Headers): number {
  const time = typeof expiresAt === 'string' ? Date.parse(expiresAt) : NaN;
  if (Number.isNaN(time)) throw new Error('Invalid expiration date in response');
  const serverNow = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(serverNow) ? time : time - serverNow + Date.now();
}
