import type { BackstageUserIdentity, ProfileInfo } from '#sdk';

/** A signed-in user's session, as this tab holds it. It lives in memory only. */
export interface Session {
  token: string;
  identity: BackstageUserIdentity;
  profile: ProfileInfo;
  /** Milliseconds for which the token was good when it arrived, by the server's own reckoning. */
  lifetime: number;
  /** When it arrived, by this machine's clock. The two clocks are never compared, so a wrong one does no harm. */
  receivedAt: number;
}

const REFRESH_WITHIN = 180_000;

/** Milliseconds that the session's token is still good. */
export function remainingTime(session: Session, now: number): number {
  return session.receivedAt + session.lifetime - now;
}

/**
 * Whether a session is to be renewed before it is used: less than 180 seconds are left, or less than half of a token
 * that is shorter than that.
 */
export function isDueForRefresh(session: Session, now: number): boolean {
  return remainingTime(session, now) < Math.min(REFRESH_WITHIN, session.lifetime / 2);
}
