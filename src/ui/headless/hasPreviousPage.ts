/**
 * Whether the entry before the current one in the history of the tab is a page of the portal. Otherwise, going back leaves the
 * portal. The router numbers its entries in the history state.
 */
export function hasPreviousPage(): boolean {
  const state: unknown = globalThis.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
