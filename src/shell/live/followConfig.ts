import type { ConfigReader, InjectedConfig, LiveConfig } from '#config';
import { resolveBasePath } from '#engine';
import { openInjectedConfig } from '#config/browser';
import { identityApiRef } from '#sdk';
import { isError } from '../start/checkStart';
import type { RunningPortal } from '../start/runningPortal';
import { applyConfig } from './applyConfig';
import { keepConnected } from './keepConnected';
import { createLiveReport, type ServedReport } from './liveReport';
import { runLatest } from './runLatest';

/**
 * Follows the configuration of a running portal: applies changes, and shows the problems of the files to users who can read the
 * report.
 */
export function followConfig(portal: RunningPortal, live: LiveConfig): () => void {
  let { version } = live;
  const report = createLiveReport(portal.plugins);
  const apply = runLatest(async (injected: InjectedConfig) => {
    await applyConfig(portal, openInjectedConfig(injected, globalThis.location.origin));
  });
  return keepConnected({
    url: () => resolveEventsUrl(portal.reader, { ...live, version }),
    headers: () => authorize(portal),
    onEvent({ event, data }) {
      if (event === 'config') {
        const injected = JSON.parse(data) as InjectedConfig;
        version = injected.live?.version ?? version;
        void apply(injected);
      } else if (event === 'report' && !portal.problems.some(isError)) {
        // A portal that started without the failed extensions already shows a report.
        void report.show(JSON.parse(data) as ServedReport);
      }
    },
  });
}

/**
 * Returns the URL of the event stream for a tab with this version of the configuration: on the server that delivered the page,
 * because the backend can be another one.
 */
export function resolveEventsUrl(reader: ConfigReader, { events, version }: LiveConfig): string {
  const app = resolveBasePath(reader.getOptionalString('app.baseUrl'));
  return `${globalThis.location.origin}${app}${events}?version=${encodeURIComponent(version)}`;
}

/** Only users with permission can read the report, so the request is authenticated. */
async function authorize({ app }: RunningPortal): Promise<Record<string, string>> {
  const credentials = await app.apis
    .get(identityApiRef)
    ?.getCredentials()
    .catch(() => undefined);
  return credentials?.token === undefined ? {} : { authorization: `Bearer ${credentials.token}` };
}
