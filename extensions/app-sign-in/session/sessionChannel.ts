import { createTabChannel, type TabChannel } from '#extensions/app-apis';
import type { Session } from './session';

/** Messages between the tabs of one browser about the session with one provider. */
export type SessionMessage =
  | { type: 'session'; session: Session }
  | { type: 'session-wanted' }
  | { type: 'signed-out' };

/** The channel for the session with one provider. */
export type SessionChannel = TabChannel<SessionMessage>;

/** Opens the channel for the session with a provider. */
export function createSessionChannel(provider: string): SessionChannel {
  return createTabChannel(provider, isSessionMessage);
}

function isSessionMessage(value: unknown): value is SessionMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'session-wanted' || value.type === 'signed-out') return true;
  if (value.type !== 'session' || !('session' in value)) return false;
  const session = value.session as Partial<Session> | null;
  return (
    typeof session?.lifetime === 'number' &&
    typeof session.receivedAt === 'number' &&
    typeof session.profile === 'object' &&
    (session.token === undefined || typeof session.token === 'string') &&
    (session.identity === undefined || typeof session.identity.userEntityRef === 'string') &&
    (session.provider === undefined || Array.isArray(session.provider.scopes))
  );
}
