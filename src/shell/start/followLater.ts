import type { PageConfig } from '#config/browser';
import { afterFirstContent, untilReachable } from '#sdk';
import type { RunningPortal } from './runningPortal';

/** Follows configuration changes after the first content is painted, if the server provides an event stream. */
export function followLater({ live }: PageConfig, portal: RunningPortal): void {
  if (!live) return;
  const follow = async () => (await untilReachable(() => import('../live'))).followConfig(portal, live);
  afterFirstContent(follow).catch((error: unknown) => console.error(error));
}
