import type { PageConfig } from '#config/browser';
import { afterFirstContent, untilReachable } from '#sdk';
import type { RunningPortal } from './runningPortal';

/** Follows configuration changes and prefetches pages, after the first content is painted. */
export function followLater(config: PageConfig, portal: RunningPortal): void {
  const follow = async () => (await untilReachable(() => import('./follow'))).follow(config, portal);
  afterFirstContent(follow).catch((error: unknown) => console.error(error));
}
