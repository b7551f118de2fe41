import { asRefreshable } from '#extensions/app-apis';
import { type ApiHolder, type IdentityApi, untilReachable } from '#sdk';

/**
 * Maintains a cookie for a user's token and removes it at sign-out. In protected mode, browsers need it for requests
 * that don't go through the portal's scripts.
 */
export function withCookie(user: IdentityApi, apis: ApiHolder): IdentityApi {
  const maintain = () =>
    untilReachable(() => import('./protectedMode')).then(({ maintainCookie }) => maintainCookie(apis));
  let cookie = maintain();
  return {
    ...asRefreshable(user),
    async signOut() {
      await (await cookie).removeCookie();
      try {
        await user.signOut();
      } catch (error) {
        cookie = maintain();
        throw error;
      }
    },
  };
}
