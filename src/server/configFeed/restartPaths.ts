import type { ConfigPath } from '#diagnostics';

/**
 * Values that the server reads only at the start. Until a restart, the portal keeps the old values, in the browser
 * too: a new `backend.baseUrl` would point it to an address without a server.
 */
const READ_AT_START: readonly ConfigPath[] = [
  ['backend'],
  ['auth'],
  ['app', 'baseUrl'],
  ['app', 'protected'],
];

/** Exceptions that apply immediately. The catalog reloads its locations. */
const APPLIED_IMMEDIATELY: readonly ConfigPath[] = [['backend', 'reading']];

/** Whether a change at this path takes effect only after a restart of the server. */
export function needsRestart(path: ConfigPath): boolean {
  const isBelow = (outer: ConfigPath): boolean => outer.every((part, index) => path[index] === part);
  return READ_AT_START.some(isBelow) && !APPLIED_IMMEDIATELY.some(isBelow);
}
