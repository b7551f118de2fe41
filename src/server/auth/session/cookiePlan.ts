import type { OriginPolicy } from '../originPolicy';
import type { CookieAttributes } from './cookies';

/** How the cookies of sign-in are named and where they are sent. */
export interface CookiePlan {
  nameOf: (name: string) => string;
  attributes: Omit<CookieAttributes, 'maxAge'>;
}

/**
 * With TLS, cookies have the `__Host-` prefix: no other host, and no page without TLS, can put one of its own in their place.
 * They stay within the site, unless the app is served from another site than the backend.
 */
export function planCookies(backendBaseUrl: string, path: string, origins: OriginPolicy): CookiePlan {
  const { protocol, hostname } = new URL(backendBaseUrl);
  const secure = protocol === 'https:';
  const elsewhere = new URL(origins.appOrigin).hostname !== hostname;
  return {
    nameOf: (name) => (secure ? `__Host-${name}` : name),
    attributes: {
      path: secure ? '/' : path,
      secure,
      // A browser takes `None` only with `Secure`.
      sameSite: secure && elsewhere ? 'None' : 'Lax',
    },
  };
}
