import {
  asRefreshable,
  createGuestIdentity,
  type IdentityProxy,
  type IdentityTarget,
  isGuestIdentity,
} from '#extensions/app-apis';
import type { IdentityApi } from '#sdk';
import { isProtected, isSignInOnly } from './isProtected';
import { withCookie } from './withCookie';

interface Target {
  identity: IdentityApi;
  signOutTargetUrl: string;
}

/**
 * Creates an identity API without a user. Calls before sign-in wait for it.
 *
 * @param leave - Navigates to a URL after sign-out with a page load, so that nothing stays in memory.
 */
export function createIdentityProxy(
  leave: (url: string) => void = (url) => globalThis.location.assign(url),
): IdentityProxy {
  let target: Target | undefined;
  let announce: (target: Target) => void = () => {};
  const present = new Promise<Target>((resolve) => {
    announce = resolve;
  });
  const identity = async (): Promise<IdentityApi> => (target ?? (await present)).identity;

  function setTarget(user: IdentityApi, { signOutTargetUrl, apis }: IdentityTarget): void {
    if (apis && isSignInOnly()) {
      void import('./protectedMode').then((mode) => mode.openPortal(user, apis));
      return;
    }
    target = { identity: apis && isProtected() ? withCookie(user, apis) : user, signOutTargetUrl };
    announce(target);
  }

  return {
    setTarget,
    setGuest(options) {
      import('./createGuestUser').then(
        ({ createGuestUser }) => setTarget(createGuestUser(options.apis), options),
        () => setTarget(createGuestIdentity(), { signOutTargetUrl: options.signOutTargetUrl }),
      );
    },
    hasTarget: () => target !== undefined,
    get isGuest() {
      return target !== undefined && isGuestIdentity(target.identity);
    },
    getProfileInfo: async () => (await identity()).getProfileInfo(),
    async getBackstageIdentity() {
      const user = await (await identity()).getBackstageIdentity();
      if (!/^[^:/]+:[^:/]+\/[^:/]+$/.test(user.userEntityRef))
        console.warn(
          `The user entity ref '${user.userEntityRef}' does not have the form kind:namespace/name.`,
        );
      return user;
    },
    getCredentials: async () => (await identity()).getCredentials(),
    renewCredentials: async (refusedToken) => asRefreshable(await identity()).renewCredentials(refusedToken),
    async signOut() {
      if (target === undefined) throw new Error('Identity API accessed before app loaded');
      await target.identity.signOut();
      leave(target.signOutTargetUrl);
    },
  };
}
