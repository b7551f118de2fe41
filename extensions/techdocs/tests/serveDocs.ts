import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page, Route } from 'playwright';
import { parse, stringify } from 'yaml';
import { type Portal, sampleConfig, startPortal, writeConfig } from '#testing/browser';
import { printHostilePage } from './hostilePages';

/** The path of a site of the sample. */
export const site = '/docs/default/component/ticket-office';

/** The events of a sync that has found nothing to build. */
export const upToDate = 'event: finish\ndata: {"updated":false}\n\n';

/** A portal with a folder of descriptors and documentation. */
export interface DocsPortal extends Portal {
  folder: string;
}

/** Starts a portal with the sample and entities, whose descriptor is in a folder with these files. */
export async function startDocsPortal(
  entities: readonly object[],
  files: Readonly<Record<string, string>> = {},
): Promise<DocsPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-docs-'));
  const location = join(folder, 'catalog-info.yaml');
  for (const [path, content] of Object.entries({
    ...files,
    'catalog-info.yaml': entities.map((entity) => stringify(entity)).join('---\n'),
  })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const config = parse(await sampleConfig()) as { catalog: { locations: object[] } };
  config.catalog.locations.push({ type: 'file', target: location });
  const portal = await startPortal({ configs: [await writeConfig(stringify(config))], location });
  return {
    ...portal,
    folder,
    async stop() {
      const code = await portal.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Serves the pages of all sites. Receives the path of the file. */
export async function servePages(page: Page, html: (path: string) => string): Promise<void> {
  await page.route('**/static/docs/**', (route) =>
    route.fulfill(pageOf(html(new URL(route.request().url()).pathname))),
  );
}

/** The response for a page with this content. */
export function pageOf(html: string): { contentType: string; body: string } {
  return { contentType: 'text/html', body: printHostilePage({ name: 'page', html }) };
}

/** Answers each sync with these events. */
export async function serveSync(page: Page, events: string): Promise<void> {
  await page.route('**/api/techdocs/sync/**', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: events }),
  );
}

/** Holds the next sync until the returned function answers it with events. */
export async function holdSync(page: Page): Promise<(events: string) => Promise<void>> {
  let hold: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => (hold = resolve));
  await page.route('**/api/techdocs/sync/**', (route) => hold(route));
  return async (events) => (await held).fulfill({ contentType: 'text/event-stream', body: events });
}
