import type { Browser } from 'playwright';
import { openPage, type WatchedPage } from './browser';
import { startPortal, writeConfig, type Portal } from './portal';

/** The entities of the sample portal, for a configuration of a test's own. */
export const sampleCatalogue = `
catalog:
  rules:
    - allow: [Component, API, Resource, System, Domain, Group, User, Location, Template]
  locations:
    - { type: file, target: ./config/catalog/all.yaml }
`;

/** Runs a portal with some YAML and the sample catalogue, for one look at it. */
export async function withPortal(
  browser: Browser,
  yaml: string,
  look: (portal: Portal, watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const portal = await startPortal({ configs: [await writeConfig(`${yaml}${sampleCatalogue}`)] });
  const watched = await openPage(browser);
  try {
    await look(portal, watched);
  } finally {
    await watched.context.close();
    await portal.stop();
  }
}
