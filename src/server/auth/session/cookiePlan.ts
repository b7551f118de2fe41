import type { OriginPolicy } from '../../http/originPolicy';
import type { CookieAttributes } from './cookies';

/** Names and attributes of the sign-in cookies. */
export interface CookiePlan {
  nameOf: (name: string) => string;
  attributes: Omit<CookieAttributes, 'maxAge'>;
}

/**
 * With HTTPS, cookies have the `__Host-` prefix, so that no other host and no page without HTTPS can set them. They
 * are limited to the same site, unless the app and the backend are on different sites.
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
      // Browsers accept `None` only with `Secure`.
      sameSite: secure && elsewhere ? 'None' : 'Lax',
    },
  };
}
