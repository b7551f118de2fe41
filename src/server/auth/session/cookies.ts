import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieAttributes {
  path: string;
  secure: boolean;
  sameSite: 'Lax' | 'None';
  /** In seconds. Zero deletes the cookie. */
  maxAge: number;
}

/**
 * Returns the cookies of a request by name. The first of two with the same name wins, because browsers send the more
 * specific path first.
 */
export function readCookies(request: Pick<FastifyRequest, 'headers'>): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}

/** Sets an HttpOnly cookie. The value must only contain characters that need no quoting. */
export function addCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { path, secure, sameSite, maxAge }: CookieAttributes,
): void {
  const expires = new Date(maxAge === 0 ? 0 : Date.now() + maxAge * 1000).toUTCString();
  const flags = `HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${maxAge}; Expires=${expires}; ${flags}`,
  );
}
