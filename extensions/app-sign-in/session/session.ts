import type { BackstageUserIdentity, ProfileInfo } from '#sdk';

/** A user's session with one provider, in this tab. It is only stored in memory. */
export interface Session {
  /** The backend identity. Missing if the backend only returns tokens of the provider. */
  token?: string;
  identity?: BackstageUserIdentity;
  profile: ProfileInfo;
  /** The tokens of the provider, for its own services. */
  provider?: ProviderTokens;
  /** The lifetime of the shortest-lived token when it was received, in ms, by the server's clock. */
  lifetime: number;
  /** When it was received, by the local clock. The two clocks are never compared, so a wrong clock does not matter. */
  receivedAt: number;
}

/** The tokens of a provider. */
export interface ProviderTokens {
  accessToken?: string;
  idToken?: string;
  scopes: readonly string[];
}

/** A session with a backend identity. */
export type UserSession = Session & Required<Pick<Session, 'token' | 'identity'>>;

const REFRESH_WITHIN = 180_000;

/** Returns the remaining lifetime of the session's tokens, in ms. */
export function remainingTime(session: Session, now: number): number {
  return session.receivedAt + session.lifetime - now;
}

/**
 * Whether a session must be renewed before it is used: less than 180 seconds are left, or less than half of a shorter
 * lifetime.
 */
export function isDueForRefresh(session: Session, now: number, within = REFRESH_WITHIN): boolean {
  return remainingTime(session, now) < Math.min(within, session.lifetime / 2);
}

/** Whether a session has all of these scopes. */
export function hasScopes(session: Session, scopes: readonly string[]): boolean {
  return scopes.every((scope) => session.provider?.scopes.includes(scope));
}

/** Whether a session has a backend identity. */
export function isUserSession(session: Session): session is UserSession {
  return session.token !== undefined && session.identity !== undefined;
}
