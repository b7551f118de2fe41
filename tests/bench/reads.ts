import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundledBackends } from '#extensions/backend';
import { createDatabase, createTestServer, type Database } from '#backend/testing';
import { createDatabaseTemplate } from '#server';
import { migrations, startPostgres } from '#testing/contract';
import {
  createCatalogWriter,
  createSyntheticCatalog,
  type IngestedEntity,
} from '../../extensions/catalog/server/testing';
import type { ReadFigures } from './readers';

/**
 * Measures reads over HTTP while a catalog is read again with changed descriptions, on the embedded database and, with
 * `--server`, on a PostgreSQL server that it starts. First one reader alone, then the same with ten callers that ask for
 * the most that is allowed. Clients run in a process of their own. Prints one line of JSON for each result.
 */
const { values: options } = parseArgs({
  options: {
    entities: { type: 'string', default: '100000' },
    greedy: { type: 'string', default: '10' },
    server: { type: 'boolean', default: false },
  },
});
const entities = Number(options.entities);
const home = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
const engine = options.server ? 'PostgreSQL server' : 'embedded';
const postgres = options.server ? await startPostgres() : undefined;
if (options.server && !postgres) throw new Error('No PostgreSQL server is installed here.');

try {
  const template = join(home, 'template');
  if (!postgres) await createDatabaseTemplate(template, migrations);
  const database = await createDatabase({
    migrations,
    template,
    dataDir: postgres ? undefined : join(home, 'data'),
    databaseUrl: postgres?.url,
  });
  await measure(database);
  await database.close();
} finally {
  await postgres?.remove();
  rmSync(home, { recursive: true, force: true });
}

async function measure(database: Database): Promise<void> {
  const server = await createTestServer({ plugins: bundledBackends, database });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const writer = createCatalogWriter(database, { strategy: 'keep', orphanAnnotation: 'backstage.io/orphan' });
  const catalog = createSyntheticCatalog(entities);
  const pass = (list: IngestedEntity[]) => () =>
    writer.replaceLocation({
      locationRef: 'url:https://example.com/all.yaml',
      entities: list,
      failed: [],
      unreadable: [],
      errors: [],
    });
  await pass(catalog)();
  await report('nothing else', url, 0, () => new Promise((resolve) => setTimeout(resolve, 20_000)));
  await report('a full re-read', url, 0, pass(describeAgain(catalog, 'First change.')));
  await report(
    `a full re-read and ${options.greedy} greedy callers`,
    url,
    Number(options.greedy),
    pass(describeAgain(catalog, 'Second change.')),
  );
  await server.close();
}

function describeAgain(catalog: readonly IngestedEntity[], text: string): IngestedEntity[] {
  return catalog.map((item) => {
    const { metadata } = item.entity;
    const description = `${metadata.description} ${text}`;
    return { ...item, entity: { ...item.entity, metadata: { ...metadata, description } } };
  });
}

/** Reads during the work. */
async function report(
  during: string,
  url: string,
  greedy: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const readers = fork(join(import.meta.dirname, 'readers.ts'), [url, String(greedy)]);
  await once(readers, 'message');
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  readers.send('stop');
  const [figures] = (await once(readers, 'message')) as [ReadFigures];
  const name = `${engine}, ${entities} entities, during ${during}`;
  const print = (what: string, value: number, unit: string, aim?: number): void =>
    console.log(JSON.stringify({ name: `${name}: ${what}`, value: Math.round(value * 10) / 10, unit, aim }));
  print('duration', seconds, 's');
  for (const [question, { count, p50, p99, longest }] of Object.entries(figures.reads)) {
    print(`${question}, p50 of ${count}`, p50, 'ms');
    print(`${question}, p99`, p99, 'ms', 1_000);
    print(`${question}, longest`, longest, 'ms');
  }
  for (const [status, count] of Object.entries(figures.greedy))
    print(`greedy answers ${status}`, count, 'answers');
  print('peak memory of the process', peak / 1e6, 'MB');
}
