/**
 * What the server reads once, when it starts. A change of these is taken in with the next start; until then the portal keeps
 * the value it was started with, in the browser too: a new `backend.baseUrl` would send it to where nobody listens yet.
 */
const READ_AT_START = [
  'backend',
  'auth',
  'app.baseUrl',
  'catalog.locations',
  'catalog.rules',
  'catalog.orphanStrategy',
  'catalog.processingInterval',
];

/** Whether a change at this path takes effect only when the server is started again. */
export function needsRestart(path: string): boolean {
  return READ_AT_START.some(
    (start) => path === start || (path.startsWith(start) && /^[.[]/.test(path.slice(start.length))),
  );
}
