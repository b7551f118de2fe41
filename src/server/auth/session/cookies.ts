import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieAttributes {
  path: string;
  secure: boolean;
  sameSite: 'Lax' | 'None';
  /** Seconds; zero takes the cookie away. */
  maxAge: number;
}

/** Cookies of a request by name; of two with one name the first counts, as the browser sends the nearer path first. */
export function readCookies(request: Pick<FastifyRequest, 'headers'>): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}

/** Adds a cookie that no script can read. The value must be made of characters that need no quoting. */
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
