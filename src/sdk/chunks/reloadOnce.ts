const KEY = 'trellis:reloaded';

/** Identifies the version of the portal in the page: the address of its entry script contains a hash of all scripts. */
function readVersion(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/** Whether {@link reloadOnce} was not used with this version of the portal. Another reload would not help. */
export function canReload(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== readVersion();
  } catch {
    return false;
  }
}

/** Reloads the page, to replace an outdated version of the portal. The URL and the drafts of forms are kept. */
export function reloadOnce(): void {
  sessionStorage.setItem(KEY, readVersion());
  globalThis.location.reload();
}
