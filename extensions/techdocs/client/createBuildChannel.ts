import type { BuildChannel } from './followSync';

/**
 * Creates the channel for new builds of a site. Does nothing in browsers without broadcast channels.
 *
 * @param site - The full ref of the entity.
 */
export function createBuildChannel(site: string): BuildChannel & { close: () => void } {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session:techdocs-builds');
  const wanted = site.toLocaleLowerCase('en-US');
  return {
    report: () => channel?.postMessage(wanted),
    listen(onBuild) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (data === wanted) onBuild();
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close: () => channel?.close(),
  };
}
