import type { IdentityApi } from '#sdk';
import { asRefreshable, type RefreshableIdentity } from './refreshableIdentity';

/** The identity API that the whole tree holds from the start; sign-in puts the user behind it. */
export interface IdentityProxy extends RefreshableIdentity {
  /** Puts a user behind the API. Who waited for one continues. */
  setTarget(identity: IdentityApi, options: { signOutTargetUrl: string }): void;
  /** Whether there is a user behind it. */
  hasTarget(): boolean;
}

/** Whether an identity API is the one that sign-in can put a user behind. */
export function isIdentityProxy(identity: IdentityApi): identity is IdentityProxy {
  return 'setTarget' in identity && 'hasTarget' in identity;
}

interface Target {
  identity: IdentityApi;
  signOutTargetUrl: string;
}

/**
 * Creates an identity API without a user. Questions asked before sign-in wait for it.
 *
 * @param leave - Takes the browser to an address after sign-out, with everything in memory dropped.
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

  return {
    setTarget(next, { signOutTargetUrl }) {
      target = { identity: next, signOutTargetUrl };
      announce(target);
    },
    hasTarget: () => target !== undefined,
    getProfileInfo: async () => (await identity()).getProfileInfo(),
    async getBackstageIdentity() {
      const user = await (await identity()).getBackstageIdentity();
      if (!/^[^:/]+:[^:/]+\/[^:/]+$/.test(user.userEntityRef))
        console.warn(`The user entity ref '${user.userEntityRef}' is not of the form kind:namespace/name.`);
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
