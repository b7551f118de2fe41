import type { PageConfig } from '#config/browser';
import { untilReachable } from '#sdk';
import { prefetchLinks } from './prefetchLinks';
import type { RunningPortal } from './runningPortal';

/** Prefetches pages, and follows configuration changes, if the server provides an event stream. */
export async function follow({ live }: PageConfig, portal: RunningPortal): Promise<void> {
  prefetchLinks(portal);
  if (live) (await untilReachable(() => import('../live'))).followConfig(portal, live);
}
