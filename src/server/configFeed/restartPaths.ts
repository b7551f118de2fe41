import type { ConfigPath } from '#diagnostics';

/**
 * What the server reads once, when it starts. A change of these is taken in with the next start; until then the portal keeps
 * the value it was started with, in the browser too: a new `backend.baseUrl` would send it to where nobody listens yet.
 */
const READ_AT_START: readonly ConfigPath[] = [['backend'], ['auth'], ['app', 'baseUrl']];

/** What of that is taken in at once all the same: the catalogue begins to read anew. */
const TAKEN_AT_ONCE: readonly ConfigPath[] = [['backend', 'reading']];

/** Whether a change at this path takes effect only when the server is started again. */
export function needsRestart(path: ConfigPath): boolean {
  const isBelow = (outer: ConfigPath): boolean => outer.every((part, index) => path[index] === part);
  return READ_AT_START.some(isBelow) && !TAKEN_AT_ONCE.some(isBelow);
}
