import { ConfigReader } from '#config';
import type { PageConfig } from '#config/browser';
import { printEventsUrl } from './followConfig';
import { keepConnected } from './keepConnected';

/** Loads the page anew when the configuration, or what is wrong with it, is another than the one that it failed to start with. */
export function reloadOnChange(
  { value, live }: PageConfig,
  reload = () => globalThis.location.reload(),
): (() => void) | undefined {
  if (!live) return undefined;
  let isFirstReport = true;
  return keepConnected({
    url: () => printEventsUrl(new ConfigReader(value), live),
    headers: async () => ({}),
    onConnect: () => {
      isFirstReport = true;
    },
    onEvent({ event }) {
      // The first report of a connection is the one that the page shows.
      if (event === 'config' || (event === 'report' && !isFirstReport)) reload();
      if (event === 'report') isFirstReport = false;
    },
  });
}
