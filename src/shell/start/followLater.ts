import type { PageConfig } from '#config/browser';
import type { RunningPortal } from './runningPortal';
import { whenIdle } from './whenIdle';

/** Follows the configuration where somebody tells of its changes, once the browser has nothing better to do. */
export function followLater({ live }: PageConfig, portal: RunningPortal): void {
  if (!live) return;
  const begin = async () => (await import('../live')).followConfig(portal, live);
  // A portal that cannot load this runs on as it is.
  whenIdle(() => void begin().catch((error: unknown) => console.error(error)));
}
