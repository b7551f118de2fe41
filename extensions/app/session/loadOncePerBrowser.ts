import type { Session } from './session';
import type { TabChannel } from './tabChannel';

const ANSWER_WITHIN = 200;

/** What {@link loadOncePerBrowser} works with. */
export interface LoadOncePerBrowserOptions {
  /** Names the lock that the tabs compete for. */
  provider: string;
  channel: TabChannel;
  load: () => Promise<Session>;
  /** Whether the session of another tab serves as well as one from the backend; any does unless told otherwise. */
  isWanted?: (session: Session) => boolean;
  /** Whether other tabs may have what was fetched; not when the session was ended meanwhile. They may unless told otherwise. */
  mayShare?: () => boolean;
  /** The browser's locks; where it has none, over plain http for one, every tab fetches for itself. */
  locks?: LockManager | null | undefined;
}

/**
 * Fetches a session so that of all tabs which want one at the same moment only one asks the backend: the others wait for
 * it and take what it got.
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
  channel: TabChannel,
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
