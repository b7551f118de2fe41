import type { Browser } from 'playwright';
import { expect, it } from 'vitest';
import { openPage, type Portal, sampleConfig, test } from '#testing/browser';
import { type Screen, screens } from './harness/screens';

/**
 * The most requests for data, and the most function calls in thousands, until a screen is complete. Neither depends much on how fast the
 * machine is. `firstLoad.test.ts` limits the scripts.
 */
const limits: Readonly<Record<string, readonly [requests: number, calls: number]>> = {
  'api-docs': [10, 610],
  openapi: [9, 760],
  'openapi-operation': [9, 740],
  asyncapi: [9, 540],
  graphql: [9, 640],
  grpc: [9, 540],
  trpc: [9, 480],
  'not-found': [5, 260],
  'catalog-graph': [10, 770],
  'catalog-graph-choice': [6, 230],
  'catalog-import': [5, 280],
  catalog: [10, 650],
  'catalog-empty': [10, 500],
  entity: [11, 580],
  'entity-not-found': [5, 230],
  'entity-api': [11, 520],
  'entity-system': [9, 590],
  'entity-domain': [9, 460],
  'entity-resource': [11, 480],
  'inspect-overview': [13, 800],
  'inspect-ancestry': [13, 770],
  'inspect-colocated': [14, 830],
  'inspect-yaml': [12, 1040],
  unregister: [15, 760],
  home: [6, 410],
  kubernetes: [10, 370],
  group: [17, 480],
  user: [14, 400],
  templates: [10, 580],
  'template-actions': [6, 430],
  'templating-extensions': [6, 370],
  tasks: [5, 260],
  'unknown-task': [5, 240],
  search: [11, 810],
  docs: [9, 540],
  'docs-page': [12, 570],
  'docs-tab': [15, 680],
  'docs-missing-page': [9, 460],
  settings: [6, 320],
  'feature-flags': [5, 210],
};

interface Work {
  requests: number;
  calls: number;
  /** GET requests that were sent more than once. */
  twice: string[];
}

/** Not the samples for developers of plugins. */
const opened = screens.filter(
  ({ portal: kind, path }) => kind === undefined && !path.startsWith('/devtools/gallery'),
);

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

it(
  'the screens of all features send few requests, none of them twice, and run little code',
  { timeout: 300_000 },
  async () => {
    const measured: Array<[name: string, work: Work]> = [];
    for (const screen of opened) measured.push([screen.name, await measureScreen(screen)]);
    console.table(
      Object.fromEntries(
        measured.map(([name, { twice, ...work }]) => [name, { ...work, twice: twice.join(' ') }]),
      ),
    );
    expect(Object.keys(limits).toSorted()).toEqual(opened.map(({ name }) => name).toSorted());
    const over = measured.filter(([name, { requests, calls, twice }]) => {
      const [mostRequests, mostCalls] = limits[name] ?? [0, 0];
      return requests > mostRequests || calls > mostCalls || twice.length > 0;
    });
    expect(over).toEqual([]);
  },
);

/** Opens a screen with an empty cache. */
async function measureScreen({ path, ready }: Screen): Promise<Work> {
  const { page, context } = await openPage(browser);
  const devtools = await context.newCDPSession(page);
  const sent: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const request = `${response.request().method()} ${pathname}${search}`;
    // A reader of documentation in a folder asks for changes again and again.
    if (pathname.startsWith('/api/techdocs/sync/') && sent.includes(request)) return;
    // A site that is not built yet is requested again when it is.
    if (pathname.startsWith('/api/') && response.status() === 200) sent.push(request);
  });
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(`${portal.url}${path}`);
  await ready(page);
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  const calls = result
    .filter(({ url }) => url.startsWith(portal.url))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
    .reduce((sum, count) => sum + count, 0);
  await context.close();
  return {
    requests: sent.length,
    calls: Math.round(calls / 1000),
    twice: sent.filter((one, index) => one.startsWith('GET') && sent.indexOf(one) < index),
  };
}
