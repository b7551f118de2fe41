import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { RELATION_OWNED_BY, type FilterPredicate } from '#model';
import { createDatabase, type Database } from '#backend/testing';
import { createDatabaseTemplate } from '#server';
import { migrations } from '#testing/contract';
import {
  createCatalogReader,
  createCatalogWriter,
  createSyntheticCatalog,
  restrictReader,
} from '../../extensions/catalog/server/testing';
import { createMeasuredQueries, filter } from './catalogQueries';

/**
 * Measures ingestion and queries of a large catalog, with the embedded database or, with `--database URL`, with an empty database
 * on a server. Prints one line of JSON for each result: `{name, value, unit, aim}`. Aims are upper limits.
 *
 * "cold" is a query without cached results: the cache is invalidated before each.
 */
const { values: options } = parseArgs({
  options: {
    entities: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '15' },
    database: { type: 'string' },
  },
});
const entities = Number(options.entities);
const runs = Number(options.runs);
const home = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
const databaseOptions = {
  dataDir: options.database === undefined ? join(home, 'data') : undefined,
  databaseUrl: options.database,
  template: join(home, 'template'),
};

let peak = 0;
let gap = 0;
let lastTick = performance.now();
const watch = setInterval(() => {
  const now = performance.now();
  gap = Math.max(gap, now - lastTick);
  lastTick = now;
  peak = Math.max(peak, process.memoryUsage().rss);
}, 5);

try {
  if (options.database === undefined) await createDatabaseTemplate(databaseOptions.template, migrations);
  const database = await measure('first start of the database', 3_000, () =>
    createDatabase({ ...databaseOptions, migrations }),
  );
  await measureIngestion(database);
  await database.close();
  const reopened = await measure('next start of the database', 3_000, () =>
    createDatabase({ ...databaseOptions, migrations }),
  );
  await measureQueries(reopened);
  await reopened.close();
} finally {
  clearInterval(watch);
  rmSync(home, { recursive: true, force: true });
}

async function measureIngestion(database: Database): Promise<void> {
  const writer = createCatalogWriter(database, { strategy: 'keep', orphanAnnotation: 'backstage.io/orphan' });
  const catalog = createSyntheticCatalog(entities);
  const location = {
    locationRef: 'url:https://example.com/all.yaml',
    entities: catalog,
    failed: [],
    unreadable: [],
    errors: [],
  };
  gap = 0;
  lastTick = performance.now();
  peak = 0;
  const aim = entities <= 20_000 ? 60_000 : undefined;
  await measure(`ingestion of ${entities} entities`, aim, () => writer.replaceLocation(location));
  print(
    `peak memory of the process during ingestion of ${entities}`,
    peak / 1e6,
    'MB',
    entities <= 20_000 ? 700 : undefined,
  );
  print('longest pause of the event loop during ingestion', gap, 'ms', 200);
  await measure(`second pass over ${entities} unchanged entities`, undefined, () =>
    writer.replaceLocation(location),
  );
  const changed = catalog.map((item, index) =>
    index % (entities / 100) === 0
      ? {
          ...item,
          entity: { ...item.entity, metadata: { ...item.entity.metadata, description: 'Changed.' } },
        }
      : item,
  );
  await measure('pass with 100 changed entities', undefined, () =>
    writer.replaceLocation({ ...location, entities: changed }),
  );
}

/** A condition that a policy may impose on a member of a team. */
function createViews(team: string): Array<[name: string, entities: FilterPredicate | undefined]> {
  const owned: FilterPredicate = {
    [`relations.${RELATION_OWNED_BY}`]: { $in: [team, 'user:default/guest'] },
  };
  return [
    ['', undefined],
    [', of one owner', owned],
    [', of one owner and all but APIs', { $any: [owned, { $not: { kind: 'api' } }] }],
  ];
}

async function measureQueries(database: Database): Promise<void> {
  const whole = createCatalogReader(database);
  const [group] = (await whole.queryEntities({ filter: filter({ kind: ['group'] }), limit: 1, offset: 20 }))
    .items;
  const team = `group:default/${group?.metadata.name}`;
  const first = await whole.queryEntities({
    filter: filter({ kind: ['component'] }),
    orderFields: [{ field: 'metadata.name', order: 'asc' }],
  });
  const queries = createMeasuredQueries(team, first.pageInfo.nextCursor ?? '');
  for (const [view, allowed] of createViews(team)) {
    const reader = restrictReader(whole, { entities: allowed, locations: true });
    for (const { name, aim, ask } of queries) {
      await measureQuery(`${name}${view} at ${entities}`, aim, database, () => ask(reader));
    }
  }
}

async function measureQuery(
  name: string,
  aim: number | undefined,
  database: Database,
  ask: () => Promise<unknown>,
): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await sql`update catalog_state set generation = generation + 1`.execute(database.db);
    cold.push(await time(ask));
    warm.push(await time(ask));
  }
  print(`${name}, cold`, median(cold), 'ms', aim);
  print(`${name}, warm`, median(warm), 'ms', aim);
}

async function measure<T>(name: string, aim: number | undefined, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  print(name, performance.now() - began, 'ms', aim);
  return result;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(name: string, value: number, unit: string, aim: number | undefined): void {
  console.log(JSON.stringify({ name, value: Math.round(value * 10) / 10, unit, aim }));
}
