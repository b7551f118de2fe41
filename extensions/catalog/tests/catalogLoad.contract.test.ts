import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogBackend } from '../backend';
import { createTestServer, type TestServer } from '#backend/testing';
import { databases, type OpenDatabase } from '#testing/contract';
import type { CatalogWriter, IngestedEntity } from '../server/ports/store';
import { createCatalogWriter } from '../server/storage';
import { createSyntheticCatalog } from '../server/testing';

const ENTITIES = 3_000;
const SEARCH =
  '/api/catalog/entities/by-query?limit=0&fullTextFilterTerm=kept&fullTextFilterFields=metadata.description';

describe.each(databases)('on $name, a catalog under load', (kind) => {
  describe.skipIf(kind.skipped)('of other requests', () => {
    let opened: OpenDatabase;
    let server: TestServer;
    let writer: CatalogWriter;
    const catalog = createSyntheticCatalog(ENTITIES);

    beforeAll(async () => {
      opened = await kind.open();
      server = await createTestServer({ plugins: [catalogBackend], database: opened.database });
      writer = createCatalogWriter(opened.database, { strategy: 'keep', orphanAnnotation: 'orphan' });
      await replace(catalog);
    }, 120_000);
    afterAll(async () => {
      await server?.close();
      await opened?.close();
    });

    const replace = (entities: IngestedEntity[]) =>
      writer.replaceLocation({
        locationRef: 'url:https://example.com/all',
        entities,
        failed: [],
        unreadable: [],
        errors: [],
      });

    it('answers searches all the time while everything is read again', { timeout: 120_000 }, async () => {
      let done = false;
      const began = performance.now();
      const pass = replace(catalog.map(describeAgain)).finally(() => (done = true));
      const times: number[] = [];
      while (!done) {
        const asked = performance.now();
        const answer = await server.call({ url: SEARCH });
        expect([answer.statusCode, answer.json<{ totalItems: number }>().totalItems]).toEqual([
          200,
          ENTITIES,
        ]);
        times.push(performance.now() - asked);
      }
      await pass;
      const duration = performance.now() - began;
      expect(times.length).toBeGreaterThan(10);
      expect(Math.max(...times)).toBeLessThan(duration / 4);
    });

    it('lists everything as a stream, in any order, with and without a limit', async () => {
      const refs = (body: string) =>
        (JSON.parse(body) as Array<{ metadata: { name: string } }>).map(({ metadata }) => metadata.name);
      const whole = refs((await server.call({ url: '/api/catalog/entities' })).body);
      expect(new Set(whole).size).toBe(ENTITIES);
      const limited = await server.call({
        url: `/api/catalog/entities?limit=${ENTITIES - 1}&fields=metadata.name`,
      });
      expect(new Set(refs(limited.body)).size).toBe(ENTITIES - 1);
      expect(limited.headers['link']).toContain('rel="next"');
      const ordered = refs(
        (await server.call({ url: '/api/catalog/entities?order=desc:metadata.name&offset=0&limit=100000' }))
          .body,
      );
      expect(ordered).toEqual(whole.toSorted().reverse());
    });

    it.each(['', '&fields=kind,metadata.name', '&fields=metadata.annotations,metadata.name'])(
      'answers a large page in parts, with one total and cursors to both sides%s',
      async (fields) => {
        interface Answer {
          items: Array<{ metadata: { name: string } }>;
          totalItems: number;
          pageInfo: { nextCursor?: string; prevCursor?: string };
        }
        const ask = async (query: string) =>
          (await server.call({ url: `/api/catalog/entities/by-query?${query}${fields}` })).json<Answer>();
        const namesOf = ({ items }: Answer) => items.map(({ metadata }) => metadata.name);
        const sorted = catalog.map(({ entity }) => entity.metadata.name).sort();
        const first = await ask('limit=2500&orderField=metadata.name,asc');
        expect(namesOf(first)).toEqual(sorted.slice(0, 2500));
        expect(first.totalItems).toBe(ENTITIES);
        expect(first.pageInfo.prevCursor).toBeUndefined();
        const second = await ask(`limit=2500&cursor=${encodeURIComponent(first.pageInfo.nextCursor ?? '')}`);
        expect(namesOf(second)).toEqual(sorted.slice(2500));
        expect(second.pageInfo.nextCursor).toBeUndefined();
        const back = await ask(`limit=2500&cursor=${encodeURIComponent(second.pageInfo.prevCursor ?? '')}`);
        expect(namesOf(back)).toEqual(sorted.slice(0, 2500));
      },
    );

    it('answers many refs in their order', async () => {
      const entityRefs = [...catalog.map(({ ref }) => ref), 'component:default/unknown'].reverse();
      const answer = await server.call({
        method: 'POST',
        url: '/api/catalog/entities/by-refs',
        payload: { entityRefs, fields: ['metadata.name'] },
      });
      const { items } = answer.json<{ items: Array<{ metadata: { name: string } } | null> }>();
      expect(items.map((item) => item?.metadata.name)).toEqual([
        undefined,
        ...catalog.toReversed().map(({ entity }) => entity.metadata.name),
      ]);
    });

    it('ends an answer that becomes too large, with a cursor to the rest', { timeout: 120_000 }, async () => {
      const large = catalog.slice(0, 40).map((item): IngestedEntity => ({
        ...item,
        ref: `api:default/${item.entity.metadata.name}`,
        entity: { ...item.entity, kind: 'API', spec: { definition: 'x'.repeat(400_000) } },
        relations: [],
      }));
      await writer.replaceLocation({
        locationRef: 'url:https://example.com/large',
        entities: large,
        failed: [],
        unreadable: [],
        errors: [],
      });
      const wanted = new Set(large.map(({ entity }) => entity.metadata.name));
      const names: string[] = [];
      let query = 'limit=100000&filter=kind=api,spec.definition&orderField=metadata.name,asc';
      let pages = 0;
      for (; query; pages += 1) {
        const answer = await server.call({ url: `/api/catalog/entities/by-query?${query}` });
        expect(answer.body.length).toBeLessThan(10_000_000);
        const { items, pageInfo } = answer.json<{
          items: IngestedEntity['entity'][];
          pageInfo: { nextCursor?: string };
        }>();
        names.push(...items.map(({ metadata }) => metadata.name).filter((name) => wanted.has(name)));
        query = pageInfo.nextCursor ? `limit=100000&cursor=${encodeURIComponent(pageInfo.nextCursor)}` : '';
      }
      expect(pages).toBeGreaterThan(1);
      expect(names).toEqual([...wanted].sort());
    });

    it('serves others while one caller asks for everything many times', { timeout: 120_000 }, async () => {
      let answered = 0;
      const greedy = Array.from({ length: 60 }, () =>
        server
          .call({ url: '/api/catalog/entities/by-query?limit=100000', remoteAddress: '10.0.0.1' })
          .then(({ statusCode }) => {
            answered += 1;
            return statusCode;
          }),
      );
      await Promise.race(greedy);
      expect((await server.call({ url: SEARCH, remoteAddress: '10.0.0.2' })).statusCode).toBe(200);
      // One after another, it would be the last one.
      expect(answered).toBeLessThan(greedy.length);
      expect(new Set(await Promise.all(greedy))).toEqual(new Set([200]));
    });
  });
});

function describeAgain(item: IngestedEntity): IngestedEntity {
  const { metadata } = item.entity;
  return {
    ...item,
    entity: { ...item.entity, metadata: { ...metadata, description: `${metadata.description} Again.` } },
  };
}
