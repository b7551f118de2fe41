import type { ErrorApi } from '#sdk';

/** Reports unhandled promise rejections to the error API. Returns a function that stops this. */
export function forwardUnhandledRejections(errors: Pick<ErrorApi, 'post'>): () => void {
  function forward(event: PromiseRejectionEvent): void {
    const reason: unknown = event.reason;
    // Aborted requests are intentional, so they are not reported.
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    errors.post(reason instanceof Error ? reason : new Error(String(reason)));
  }

  globalThis.addEventListener?.('unhandledrejection', forward);
  return () => globalThis.removeEventListener?.('unhandledrejection', forward);
}
