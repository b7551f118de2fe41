import type { ConfigReader, InjectedConfig, LiveConfig } from '#config';
import { openInjectedConfig } from '#config/browser';
import { identityApiRef } from '#sdk';
import { isError } from '../start/judgeApp';
import type { RunningPortal } from '../start/runningPortal';
import { applyConfig } from './applyConfig';
import { keepConnected } from './keepConnected';
import { createLiveReport, type ServedReport } from './liveReport';
import { takeLatest } from './takeLatest';

/**
 * Lets a portal follow its configuration while it runs: shows what has changed, and the report of what is wrong with the
 * files to those whom the server tells of it.
 */
export function followConfig(portal: RunningPortal, live: LiveConfig): () => void {
  let { version } = live;
  const report = createLiveReport(portal.plugins);
  const apply = takeLatest(async (injected: InjectedConfig) => {
    await applyConfig(portal, openInjectedConfig(injected, globalThis.location.origin));
  });
  return keepConnected({
    url: () => printEventsUrl(portal.reader, { ...live, version }),
    headers: () => authorize(portal),
    onEvent({ event, data }) {
      if (event === 'config') {
        const injected = JSON.parse(data) as InjectedConfig;
        version = injected.live?.version ?? version;
        void apply(injected);
      } else if (event === 'report' && !portal.problems.some(isError)) {
        // A portal that was started without what failed tells of it by itself.
        void report.show(JSON.parse(data) as ServedReport);
      }
    },
  });
}

/** The address of the stream, for a tab that has this version of the configuration. */
export function printEventsUrl(reader: ConfigReader, { events, version }: LiveConfig): string {
  const backend = reader.getOptionalString('backend.baseUrl') ?? '';
  return `${backend.replace(/\/+$/, '')}${events}?version=${encodeURIComponent(version)}`;
}

/** The report goes only to those who may read it, so the server must know who asks. */
async function authorize({ app }: RunningPortal): Promise<Record<string, string>> {
  const credentials = await app.apis
    .get(identityApiRef)
    ?.getCredentials()
    .catch(() => undefined);
  return credentials?.token === undefined ? {} : { authorization: `Bearer ${credentials.token}` };
}
