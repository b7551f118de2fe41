import type { ErrorApi } from '#sdk';

/** Hands rejected promises that nobody handled to the error API. Returns the way to stop. */
export function forwardUnhandledRejections(errors: Pick<ErrorApi, 'post'>): () => void {
  function forward(event: PromiseRejectionEvent): void {
    const reason: unknown = event.reason;
    // A request that was given up on purpose is no news to anyone.
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    errors.post(reason instanceof Error ? reason : new Error(String(reason)));
  }

  globalThis.addEventListener?.('unhandledrejection', forward);
  return () => globalThis.removeEventListener?.('unhandledrejection', forward);
}
