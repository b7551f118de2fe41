import type { BackstageUserIdentity, ProfileInfo } from '#sdk';

/** A user's session at one provider, as this tab holds it. It lives in memory only. */
export interface Session {
  /** What the portal's backend takes; absent where it gives tokens of the provider alone. */
  token?: string;
  identity?: BackstageUserIdentity;
  profile: ProfileInfo;
  /** The tokens of the provider itself, for its own services. */
  provider?: ProviderTokens;
  /** Milliseconds for which the shortest of its tokens was good when it arrived, by the server's own reckoning. */
  lifetime: number;
  /** When it arrived, by this machine's clock. The two clocks are never compared, so a wrong one does no harm. */
  receivedAt: number;
}

/** Tokens that a provider takes. */
export interface ProviderTokens {
  accessToken?: string;
  idToken?: string;
  scopes: readonly string[];
}

/** A session that tells the backend who its user is. */
export type UserSession = Session & Required<Pick<Session, 'token' | 'identity'>>;

const REFRESH_WITHIN = 180_000;

/** Milliseconds that the session's tokens are still good. */
export function remainingTime(session: Session, now: number): number {
  return session.receivedAt + session.lifetime - now;
}

/**
 * Whether a session is to be renewed before it is used: less than 180 seconds are left, or less than half of a token
 * that is shorter than that.
 */
export function isDueForRefresh(session: Session, now: number, within = REFRESH_WITHIN): boolean {
  return remainingTime(session, now) < Math.min(within, session.lifetime / 2);
}

/** Whether a session was given all of these scopes. */
export function hasScopes(session: Session, scopes: readonly string[]): boolean {
  return scopes.every((scope) => session.provider?.scopes.includes(scope));
}

/** Whether a session says who its user is. */
export function isUserSession(session: Session): session is UserSession {
  return session.token !== undefined && session.identity !== undefined;
}
