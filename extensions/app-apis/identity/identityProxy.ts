import type { ApiHolder, IdentityApi } from '#sdk';
import type { RefreshableIdentity } from './refreshableIdentity';

/** Details of a sign-in. */
export interface IdentityTarget {
  /** Where the browser goes after sign-out. */
  signOutTargetUrl: string;
  /** Set for a signed-in user. In protected mode, the portal uses these APIs to maintain a cookie. */
  apis?: ApiHolder;
}

/** The identity API that the tree has from the start. Sign-in sets the user. */
export interface IdentityProxy extends RefreshableIdentity {
  /** Sets the user. Pending calls continue. */
  setTarget(identity: IdentityApi, target: IdentityTarget): void;
  /** Sets a guest as the user, for portals without a sign-in page. */
  setGuest(target: IdentityTarget & Required<Pick<IdentityTarget, 'apis'>>): void;
  /** Whether a user is set. */
  hasTarget(): boolean;
}

/** Whether sign-in can set the user of an identity API. */
export function isIdentityProxy(identity: IdentityApi): identity is IdentityProxy {
  return 'setTarget' in identity && 'hasTarget' in identity;
}
