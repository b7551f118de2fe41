import type { ConfigApi, FetchApi, IdentityApi } from '#sdk';
import { createEventQueue } from './createEventQueue';
import type { TakeEvent } from './deferAnalytics';
import { createPost } from './createPost';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';
import { nameUser } from './nameUser';
import { printBatch } from './printBatch';
import { selectEvents } from './selectEvents';

interface Apis {
  config: ConfigApi;
  fetchApi: FetchApi;
  identity: IdentityApi;
}

/** Connects this page with the endpoint: events that it is given arrive there in batches, the last ones when the page is left. */
export function connect(settings: HttpAnalyticsSettings, apis: Apis): TakeEvent {
  return selectEvents(settings, () => openQueue(settings, apis));
}

function openQueue(settings: HttpAnalyticsSettings, { config, fetchApi, identity }: Apis): TakeEvent {
  const { batchSize = 25, flushSeconds = 10, queueSize = 500, keepQuery = [] } = settings;
  const post = createPost(settings, { config, fetchApi });
  const visit = createVisit();
  let user: string | undefined;
  // Before sign-in nobody knows; those batches say nothing of a user.
  void nameUser(settings, identity).then(
    (name) => (user = name),
    () => undefined,
  );
  const queue = createEventQueue({
    batchSize,
    flushAfter: flushSeconds * 1000,
    queueSize,
    deliver: (events, lost) => post(printBatch(events, { visit, user, lost, keepQuery })),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush(false);
  });
  addEventListener('pagehide', () => queue.flush(true));
  return (event) => queue.add(event);
}

/** Not `randomUUID`, which browsers offer over https alone. */
function createVisit(): string {
  const words = Array.from(crypto.getRandomValues(new Uint32Array(4)));
  return words.map((word) => word.toString(16).padStart(8, '0')).join('');
}
