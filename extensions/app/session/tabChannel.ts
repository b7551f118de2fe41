import type { Session } from './session';

/** What the tabs of one browser tell each other about a session. It never leaves the browser's memory. */
export type TabMessage =
  | { type: 'session'; session: Session }
  | { type: 'session-wanted' }
  | { type: 'signed-in'; provider: string; user: string }
  | { type: 'signed-out' };

/** The line between the tabs of one browser. */
export interface TabChannel {
  send(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
  close(): void;
}

/** Opens the line for the sessions of one provider, or of who uses the portal; in a browser without broadcast channels it carries nothing. */
export function createTabChannel(topic: string): TabChannel {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`session:${topic}`);
  const post = channel?.postMessage.bind(channel);
  return {
    send: (message) => post?.(message),
    listen(listener) {
      const hear = (event: MessageEvent<unknown>): void => {
        if (isTabMessage(event.data)) listener(event.data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close: () => channel?.close(),
  };
}

/** Another version of the portal may still be open in another tab and speak differently. */
function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'session-wanted' || value.type === 'signed-out') return true;
  if (value.type === 'signed-in')
    return 'user' in value && typeof value.user === 'string' && 'provider' in value;
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
