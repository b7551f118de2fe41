import { parseArgs } from 'node:util';
import { createDatabase } from '#backend/testing';
import { migrations } from '#testing/contract';
import {
  createCatalogReader,
  createCatalogWriter,
  createSyntheticCatalog,
} from '../../extensions/catalog/server/testing';

/**
 * Measures the memory of the process, with the thread of the embedded database, over many requests. Every hundredth request
 * asks for 1,000 entities, the others for a page. Prints one line of JSON for each tenth of the requests.
 */
const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, entities: { type: 'string', default: '2000' } },
});
const requests = Number(options.requests);
const database = await createDatabase({ migrations });
const writer = createCatalogWriter(database, { strategy: 'keep', orphanAnnotation: 'backstage.io/orphan' });
const entities = createSyntheticCatalog(Number(options.entities));
await writer.replaceLocation({
  locationRef: 'url:https://example.com/all.yaml',
  entities,
  failed: [],
  unreadable: [],
  errors: [],
});
const reader = createCatalogReader(database);
const orderFields = [{ field: 'metadata.name', order: 'asc' as const }];

for (let tenth = 0; tenth <= 10; tenth += 1) {
  for (let request = 0; tenth > 0 && request < requests / 10; request += 1)
    await reader.queryEntities({ limit: request % 100 === 0 ? 1_000 : 20, orderFields });
  const { rss, heapUsed, external } = process.memoryUsage();
  const value = Math.round(rss / 1e6);
  const details = { heap: Math.round(heapUsed / 1e6), external: Math.round(external / 1e6) };
  console.log(
    JSON.stringify({ name: `memory after ${(requests / 10) * tenth} requests`, value, unit: 'MB', details }),
  );
}
await database.close();
