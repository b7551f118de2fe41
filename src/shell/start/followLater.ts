import type { PageConfig } from '#config/browser';
import type { RunningPortal } from './runningPortal';

/** Follows the configuration where somebody tells of its changes, once the browser has nothing better to do. */
export function followLater({ live }: PageConfig, portal: RunningPortal): void {
  if (!live) return;
  const begin = async () => (await import('../live')).followConfig(portal, live);
  // A portal that cannot load this runs on as it is.
  const attempt = () => void begin().catch((error: unknown) => console.error(error));
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(attempt, { timeout: 5_000 });
  else setTimeout(attempt, 1_000);
}
