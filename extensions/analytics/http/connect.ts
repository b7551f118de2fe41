import type { ConfigApi, FetchApi, IdentityApi } from '#sdk';
import { createEventQueue } from './createEventQueue';
import type { SendEvent } from './deferAnalytics';
import { createPost } from './createPost';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';
import { loadUserName } from './loadUserName';
import { serializeBatch } from './serializeBatch';
import { selectEvents } from './selectEvents';

/** How long the first batch waits for the name of the user, in ms. */
const MAX_WAIT = 1_000;

interface Apis {
  config: ConfigApi;
  fetchApi: FetchApi;
  identity: IdentityApi;
}

/** Connects the page to the endpoint. Events are sent in batches, the last ones when the user leaves the page. */
export function connect(settings: HttpAnalyticsSettings, apis: Apis): SendEvent {
  return selectEvents(settings, () => openQueue(settings, apis));
}

function openQueue(settings: HttpAnalyticsSettings, { config, fetchApi, identity }: Apis): SendEvent {
  const { batchSize = 25, flushSeconds = 10, queueSize = 500, keepQuery = [] } = settings;
  const post = createPost(settings, { config, fetchApi });
  const visit = createVisitId();
  let user: string | undefined;
  let isWaiting = true;
  const named = loadUserName(settings, identity).then(
    (name) => (user = name),
    () => undefined,
  );
  // Batches before sign-in contain no user.
  const start = Promise.race([named, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]).then(
    () => (isWaiting = false),
  );
  const queue = createEventQueue({
    batchSize,
    flushAfter: flushSeconds * 1000,
    queueSize,
    async deliver(events, lost) {
      // The last batch cannot wait.
      if (isWaiting && document.visibilityState === 'visible') await start;
      return post(serializeBatch(events, { visit, user, lost, keepQuery }));
    },
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush(false);
  });
  addEventListener('pagehide', () => queue.flush(true));
  return (event) => queue.add(event);
}

/** Creates a random id. Browsers offer `randomUUID` only over HTTPS. */
function createVisitId(): string {
  const words = Array.from(crypto.getRandomValues(new Uint32Array(4)));
  return words.map((word) => word.toString(16).padStart(8, '0')).join('');
}
