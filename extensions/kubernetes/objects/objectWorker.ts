import { createObjectMessages, type SentClusters } from './objectMessages';

// Runs in a worker, because reading thousands of objects takes long.

/** By the key of the request. */
const sentByKey = new Map<string, SentClusters>();

/** Reads one answer, and sends it in parts. */
addEventListener('message', ({ data }: MessageEvent<{ key: string; body: ArrayBuffer; now: number }>) => {
  const { key, body, now } = data;
  const sent: SentClusters = sentByKey.get(key) ?? new Map();
  sentByKey.set(key, sent);
  try {
    for (const message of createObjectMessages(new TextDecoder().decode(body), sent, now))
      postMessage({ key, message });
  } catch (error) {
    sentByKey.delete(key);
    const message = error instanceof Error ? error.message : String(error);
    postMessage({ key, message: { is: 'failed', message } });
  }
});
