import { nameSessionLock } from './earlySession';
import type { Session } from './session';
import type { SessionChannel } from './sessionChannel';

const ANSWER_WITHIN = 200;

/** Options of {@link loadOncePerBrowser}. */
export interface LoadOncePerBrowserOptions {
  /** The name of the lock that the tabs share. */
  provider: string;
  channel: SessionChannel;
  load: () => Promise<Session>;
  /** Whether a session from another tab can be used. Default: always. */
  isWanted?: (session: Session) => boolean;
  /**
   * Whether the fetched session may be sent to other tabs, for example not if it was ended in the meantime. Default:
   * always.
   */
  mayShare?: () => boolean;
  /** The browser's locks. If there are none, such as without HTTPS, every tab fetches its own session. */
  locks?: LockManager | null | undefined;
}

/**
 * Fetches a session. If several tabs need one at the same time, one of them asks the backend, and the others use its
 * result.
 */
export async function loadOncePerBrowser(options: LoadOncePerBrowserOptions): Promise<Session> {
  const { channel, load, locks, isWanted = () => true, mayShare = () => true } = options;
  const name = nameSessionLock(options.provider);
  const fetchAndShare = async (): Promise<Session> => {
    const session = await load();
    if (mayShare()) channel.send({ type: 'session', session });
    return session;
  };
  if (!locks) return fetchAndShare();

  const alone = await locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : fetchAndShare(),
  );
  if (alone !== undefined) return alone;
  // Listens from now on: the tab that has the lock sends its session before it releases it, and may be too busy to answer afterward.
  const { heard, stop } = listenForSession(channel, isWanted);
  try {
    return await locks.request(name, async () => {
      channel.send({ type: 'session-wanted' });
      return (await Promise.race([heard, wait(ANSWER_WITHIN)])) ?? fetchAndShare();
    });
  } finally {
    stop();
  }
}

function listenForSession(
  channel: SessionChannel,
  isWanted: (session: Session) => boolean,
): { heard: Promise<Session>; stop: () => void } {
  let stop = (): void => undefined;
  const heard = new Promise<Session>((resolve) => {
    stop = channel.listen((message) => {
      if (message.type === 'session' && isWanted(message.session)) resolve(message.session);
    });
  });
  return { heard, stop };
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
