import { setTimeout as wait } from 'node:timers/promises';
import { IDENTITY_FIELD, type Session } from '#protocol';
import type { BackendPlugin } from '#backend';
import { createTestServer, type Database, type TestServer } from '#backend/testing';
import { bundledBackends } from '#extensions/backend';
import { searchResponseSchema, type SearchResponse } from '../protocol';

/** Options of {@link startTestSearch}. */
export interface TestSearchOptions {
  database: Omit<Database, 'close'>;
  /** The files and folders with descriptors. */
  targets?: readonly string[];
  /** Other sections of the configuration. */
  config?: Record<string, unknown>;
  plugins?: readonly BackendPlugin[];
  /** Ids of plugins that are left out. */
  without?: readonly string[];
  /** The data folder of the portal. */
  dataFolder?: string;
}

/** A portal with catalog, user settings and search. */
export interface TestSearch {
  server: TestServer;
  /** Sends a query string as the guest, or with another token, and returns the response. */
  ask(query: string, token?: string): Promise<{ status: number; body: unknown }>;
  /** Searches, and returns the parsed response. */
  search(query: string, token?: string): Promise<SearchResponse>;
  /** Titles of the first results. */
  titles(term: string, token?: string): Promise<string[]>;
  /** Waits until a term has this many results. */
  waitFor(term: string, results: number): Promise<void>;
  /** Waits until nothing has been added to the index for a while. */
  waitUntilIdle(): Promise<void>;
  stop(): Promise<void>;
}

/** Every kind of descriptor. */
const EVERY_KIND = 'Component API Resource System Domain Group User Location Template'.split(' ');

/** Starts a portal that indexes descriptors. */
export async function startTestSearch({
  database,
  targets = [],
  config = {},
  plugins = [],
  without = [],
  dataFolder,
}: TestSearchOptions): Promise<TestSearch> {
  const server = await createTestServer({
    plugins: [...bundledBackends.filter(({ pluginId }) => !without.includes(pluginId)), ...plugins],
    database,
    ...(dataFolder !== undefined && { dataFolder }),
    config: {
      catalog: {
        rules: [{ allow: EVERY_KIND }],
        locations: targets.map((target) => ({ type: 'file', target })),
      },
      ...config,
    },
  });
  await server.lifecycles.start(server.app.log);
  const guest = (await server.app.inject('/api/auth/guest/refresh')).json<Session>()[IDENTITY_FIELD].token;

  const ask: TestSearch['ask'] = async (query, token = guest) => {
    const answer = await server.app.inject({
      url: `/api/search/query?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const search: TestSearch['search'] = async (query, token) => {
    const { status, body } = await ask(query, token);
    if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
    return searchResponseSchema.parse(body);
  };
  const termQuery = (term: string) => `term=${encodeURIComponent(term)}`;
  return {
    server,
    ask,
    search,
    titles: async (term, token) =>
      (await search(termQuery(term), token)).results.map(({ document }) => document.title),
    async waitFor(term, results) {
      const until = Date.now() + 30_000;
      for (;;) {
        const { numberOfResults } = await search(termQuery(term));
        if (numberOfResults === results) return;
        if (Date.now() > until)
          throw new Error(`'${term}' has ${numberOfResults} results instead of ${results}.`);
        await wait(50);
      }
    },
    async waitUntilIdle() {
      const count = async () => (await search('term=')).numberOfResults ?? 0;
      let before = -1;
      for (let now = await count(); now !== before || now === 0; now = await count()) {
        before = now;
        await wait(1_500);
      }
    },
    stop: () => server.close(),
  };
}
