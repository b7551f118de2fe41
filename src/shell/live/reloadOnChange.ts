import { ConfigReader } from '#config';
import type { PageConfig } from '#config/browser';
import { resolveEventsUrl } from './followConfig';
import { keepConnected } from './keepConnected';

/** Reloads the page when the configuration or its problems change, after a failed start. */
export function reloadOnChange(
  { value, live }: PageConfig,
  reload = () => globalThis.location.reload(),
): (() => void) | undefined {
  if (!live) return undefined;
  let isFirstReport = true;
  return keepConnected({
    url: () => resolveEventsUrl(new ConfigReader(value), live),
    headers: async () => ({}),
    onConnect: () => {
      isFirstReport = true;
    },
    onEvent({ event }) {
      // The page already shows the first report of a connection.
      if (event === 'config' || (event === 'report' && !isFirstReport)) reload();
      if (event === 'report') isFirstReport = false;
    },
  });
}
