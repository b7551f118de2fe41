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
  const name = `session:${options.provider}`;
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
  return locks.request(name, async () => (await askOtherTabs(channel, isWanted)) ?? fetchAndShare());
}

function askOtherTabs(
  channel: SessionChannel,
  isWanted: (session: Session) => boolean,
): Promise<Session | undefined> {
  return new Promise((resolve) => {
    const finish = (session?: Session): void => {
      stop();
      clearTimeout(timer);
      resolve(session);
    };
    const stop = channel.listen((message) => {
      if (message.type === 'session' && isWanted(message.session)) finish(message.session);
    });
    const timer = setTimeout(finish, ANSWER_WITHIN);
    channel.send({ type: 'session-wanted' });
  });
}
