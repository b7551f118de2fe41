import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { createBackendPlugin, searchIndexRef, type IndexedDocument, type SearchCollator } from '#backend';
import { createDatabase, createTestServer, type Database, type TestServer } from '#backend/testing';
import { createDatabaseTemplate } from '#server';
import { migrations } from '#testing/contract';
import {
  createCatalogWriter,
  createStoredCatalogBackend,
  createSyntheticCatalog,
  type IngestedEntity,
} from '../../extensions/catalog/server/testing';
import { searchBackend } from '../../extensions/search/backend';
import type { SearchResponse } from '../../extensions/search/protocol';
import { userSettingsBackend } from '../../extensions/user-settings/backend';

/**
 * Measures the search in a large index, with the embedded database or, with `--database URL`, with an empty database on a server.
 * Prints one line of JSON for each result: `{name, value, unit, aim, load}`. Aims are upper limits, and `load` is that of the machine.
 *
 * Queries are whole requests: credentials, permissions, results with highlights, and their number.
 */
const { values: options } = parseArgs({
  options: {
    entities: { type: 'string', default: '100000' },
    documents: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '40' },
    database: { type: 'string' },
  },
});
const entityCount = Number(options.entities);
const documentCount = Number(options.documents);
const runs = Number(options.runs);
const home = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
const WORDS = 400;
const LOCATION = {
  locationRef: 'url:https://example.com/all.yaml',
  failed: [],
  unreadable: [],
  errors: [],
};

/** Terms of one kind. Each run uses the next, because a database answers the same query faster. */
const QUERIES: ReadonlyArray<readonly [name: string, ...queries: string[]]> = [
  ['one or two letters', 'term=pa', 'term=se', 'term=a', 'term=ca'],
  ['a word of few documents', 'term=voucher', 'term=payroll', 'term=walle', 'term=checkou'],
  ['a word of many documents', 'term=service', 'term=gateway', 'term=component', 'term=team'],
  ['three letters', 'term=pay', 'term=ser', 'term=cat', 'term=com'],
  ['two words', 'term=payment+gat', 'term=amber+checkout', 'term=team+order', 'term=graphql+pay'],
  ['a name', 'term=amber-checkout-api', 'term=payment-platform-17', 'term=team-order-3'],
  ['a typo', 'term=paymnet', 'term=chekcout', 'term=vuocher+api', 'term=gatewya'],
  [
    'a word with filters',
    'term=payment&types[0]=software-catalog&filters[kind]=API',
    'term=order&filters[kind][0]=System&filters[kind][1]=Component&filters[lifecycle]=production',
  ],
  ['documentation', 'term=payment&types[0]=bench-docs', 'term=order+se&types[0]=bench-docs'],
  ['no term', 'term=', 'term=&types[0]=software-catalog', 'term=&filters[kind]=System', 'term=&pageLimit=10'],
  ['page 5, by its number', 'term=payment&pageCursor=NA==', 'term=gateway&pageCursor=NA=='],
];

/** Queries with many pages. */
const WALKS = ['term=payment', 'term=gateway', 'term=service', 'term=', 'term=&filters[kind]=System'];

const policy = (rules: object[]) => ({ permission: { enabled: true, policy: { default: 'deny', rules } } });

const tokens = new WeakMap<TestServer, string>();

async function tokenOf(server: TestServer): Promise<string> {
  const token =
    tokens.get(server) ??
    (await server.app.inject('/api/auth/guest/refresh')).json<Session>()[IDENTITY_FIELD].token;
  tokens.set(server, token);
  return token;
}

/** A collator of documentation, two pages per entity. */
const documentsBackend = createBackendPlugin({
  pluginId: 'bench-docs',
  register: ({ registry, lifecycle }) =>
    lifecycle.onStart(async () => registry.find(searchIndexRef)?.add(createDocumentsCollator())),
});

try {
  const database = await openDatabase();
  await measureIndexing(database);
  await database.close();
} finally {
  rmSync(home, { recursive: true, force: true });
}

async function openDatabase(): Promise<Database> {
  const template = join(home, 'template');
  if (options.database !== undefined) return createDatabase({ databaseUrl: options.database, migrations });
  await createDatabaseTemplate(template, migrations);
  return createDatabase({ dataDir: join(home, 'data'), template, migrations });
}

async function measureIndexing(database: Database): Promise<void> {
  const writer = createCatalogWriter(database, { strategy: 'keep', orphanAnnotation: 'backstage.io/orphan' });
  const team = await writeCatalog(writer);
  const dataSize = await measureSize(database, 'catalog_%');
  const server = await startServer(database, team, {});
  await measure(`indexing of ${entityCount} entities and ${documentCount} documents`, undefined, () =>
    waitUntil(database, entityCount + documentCount),
  );
  print('size of the catalog', dataSize / 1e6, 'MB');
  print('size of the index', (await measureSize(database, 'search_%')) / 1e6, 'MB');
  print('size of its inverted index', (await measureSize(database, 'search_document_lexemes')) / 1e6, 'MB');
  await measureQueries(server, '');
  await server.close();
  const owned = [{ permissions: ['catalog.entity.read'], owner: true, allow: true }];
  const restricted = await startServer(database, team, policy(owned));
  await measureQueries(restricted, ', for an owner of few entities');
  await restricted.close();
  const most = [
    ...owned,
    {
      permissions: ['catalog.entity.read'],
      entity: { $not: { 'metadata.tags': { $contains: 'legacy' } } },
      allow: true,
    },
  ];
  const wide = await startServer(database, team, policy(most));
  await measureQueries(wide, ', for a caller who may see most');
  const catalog = createSyntheticCatalog(entityCount);
  await measureFreshness(wide, writer, catalog);
  await measureDuringIngestion(wide, writer, catalog);
  await wide.close();
}

/** Returns the ref of a group. Nothing keeps the entities, whose memory would slow down the queries. */
async function writeCatalog(writer: ReturnType<typeof createCatalogWriter>): Promise<string> {
  const entities = createSyntheticCatalog(entityCount);
  await writer.replaceLocation({ ...LOCATION, entities });
  return entities.find(({ ref }) => ref.startsWith('group:'))?.ref ?? '';
}

async function startServer(
  database: Database,
  team: string,
  config: Record<string, unknown>,
): Promise<TestServer> {
  const server = await createTestServer({
    plugins: [createStoredCatalogBackend(), userSettingsBackend, searchBackend, documentsBackend],
    database,
    config: { ...config, auth: { providers: { guest: { ownershipEntityRefs: [team] } } } },
  });
  await server.lifecycles.start(server.app.log);
  return server;
}

async function waitUntil(database: Database, documents: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number; busy: number }>`
      select (select count(*)::int from search_document) as count,
        (select count(*)::int from search_collator where not is_complete) as busy`.execute(database.db);
    if (rows[0]?.count === documents && rows[0].busy === 0) return;
    await wait(500);
  }
}

async function measureSize({ db }: Database, pattern: string): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select sum(case when relkind = 'r' then pg_total_relation_size(oid) else pg_relation_size(oid) end)::bigint as size
    from pg_class where relname like ${pattern} and (relkind = 'r' or relname = ${pattern})`.execute(db);
  return rows[0]?.size ?? 0;
}

async function measureQueries(server: TestServer, view: string): Promise<void> {
  const first = performance.now();
  await ask(server, 'term=first');
  print(`first query${view}`, performance.now() - first, 'ms');
  const all: number[] = [];
  for (const [name, ...queries] of QUERIES) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const began = performance.now();
      await ask(server, queries[run % queries.length] ?? '');
      times.push(performance.now() - began);
    }
    print(`${name}${view}, median`, percentile(times, 0.5), 'ms');
    print(`${name}${view}, p95`, percentile(times, 0.95), 'ms');
    all.push(...times);
  }
  all.push(...(await measureWalks(server, view)));
  print(`all queries${view}, median`, percentile(all, 0.5), 'ms', 40);
  print(`all queries${view}, p95`, percentile(all, 0.95), 'ms', 120);
}

/** Goes through the first five pages of queries. The second page stores the order of all results. */
async function measureWalks(server: TestServer, view: string): Promise<number[]> {
  const times: Record<'second' | 'later', number[]> = { second: [], later: [] };
  for (let run = 0; run < runs; run += 1) {
    const query = WALKS[run % WALKS.length] ?? '';
    let { nextPageCursor } = await ask(server, query);
    for (let page = 2; page <= 5 && nextPageCursor !== undefined; page += 1) {
      const began = performance.now();
      ({ nextPageCursor } = await ask(server, `${query}&pageCursor=${nextPageCursor}`));
      times[page === 2 ? 'second' : 'later'].push(performance.now() - began);
    }
  }
  for (const [name, of] of Object.entries(times)) {
    print(`${name} page${view}, median`, percentile(of, 0.5), 'ms');
    print(`${name} page${view}, p95`, percentile(of, 0.95), 'ms');
  }
  return [...times.second, ...times.later];
}

/** Asks while all entities are stored again, with other tags. */
async function measureDuringIngestion(
  server: TestServer,
  writer: ReturnType<typeof createCatalogWriter>,
  catalog: IngestedEntity[],
): Promise<void> {
  const times: number[] = [];
  let isDone = false;
  const changed = catalog.map((item) => ({
    ...item,
    entity: { ...item.entity, metadata: { ...item.entity.metadata, tags: ['again'] } },
  }));
  const writing = writer.replaceLocation({ ...LOCATION, entities: changed }).then(() => void (isDone = true));
  while (!isDone) {
    const began = performance.now();
    await ask(server, 'term=payment');
    times.push(performance.now() - began);
    await wait(200);
  }
  await writing;
  print(`${times.length} queries while all entities change, median`, percentile(times, 0.5), 'ms');
  print('queries while all entities change, p95', percentile(times, 0.95), 'ms');
}

async function measureFreshness(
  server: TestServer,
  writer: ReturnType<typeof createCatalogWriter>,
  catalog: IngestedEntity[],
): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const title = `Zephyr ${run} ${'abcde'[run]}quokka`;
    await writer.replaceLocation({ ...LOCATION, entities: rename(catalog, title) });
    const began = performance.now();
    while ((await ask(server, `term=${'abcde'[run]}quokka`)).numberOfResults !== 1) await wait(20);
    times.push(performance.now() - began);
  }
  print(
    'time until a changed descriptor is found, after it is stored, longest of 5',
    Math.max(...times),
    'ms',
    2000,
  );
}

function rename(catalog: IngestedEntity[], title: string): IngestedEntity[] {
  const at = catalog.findIndex(({ ref }) => ref.startsWith('system:'));
  return catalog.map((item, index) =>
    index === at
      ? {
          ...item,
          entity: { ...item.entity, metadata: { ...item.entity.metadata, title, tags: [] } },
        }
      : item,
  );
}

async function ask(server: TestServer, query: string): Promise<SearchResponse> {
  const response = await server.app.inject({
    url: `/api/search/query?${query}`,
    headers: { authorization: `Bearer ${await tokenOf(server)}` },
  });
  if (response.statusCode !== 200) throw new Error(`${query}: ${response.statusCode} ${response.body}`);
  return response.json<SearchResponse>();
}

function createDocumentsCollator(): SearchCollator {
  const entities = createSyntheticCatalog(entityCount).map(({ ref, entity }) => ({
    ref,
    name: entity.metadata.name,
  }));
  const vocabulary = [...new Set(entities.slice(0, 5_000).flatMap(({ ref }) => ref.split(/[:/.-]/)))];
  const permission = createStoredCatalogBackend().permissions.find(
    ({ name }) => name === 'catalog.entity.read',
  );
  return {
    type: 'bench-docs',
    permission,
    fingerprint: () => '',
    async changes(after = '0', limit) {
      const start = Number(after);
      const end = Math.min(start + limit, documentCount);
      const sources = Array.from({ length: end - start }, (_, index) => {
        const number = start + index;
        const { ref, name } = entities[Math.floor(number / 2) % entities.length] ?? entities[0]!;
        return {
          key: String(number),
          documents: [createPage(number, ref, name, vocabulary)],
        };
      });
      return { sources, cursor: String(end) };
    },
  };
}

function createPage(number: number, entityRef: string, name: string, vocabulary: string[]): IndexedDocument {
  const text = Array.from({ length: WORDS }, (_, index) => {
    // Few words are frequent, as in real texts.
    const random = ((number * 7919 + index * 104_729) % 10_007) / 10_007;
    return vocabulary[Math.floor(random ** 3 * vocabulary.length)];
  }).join(' ');
  return {
    document: { title: `Guide ${number}`, text, location: `/docs/default/component/${name}/${number}`, name },
    entityRef,
  };
}

async function measure<T>(name: string, aim: number | undefined, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  print(name, performance.now() - began, 'ms', aim);
  return result;
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

function print(name: string, value: number, unit: string, aim?: number): void {
  const round = (number: number) => Math.round(number * 10) / 10;
  console.log(JSON.stringify({ name, value: round(value), unit, aim, load: round(loadavg()[0] ?? 0) }));
}
