import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import type { QueryEntitiesInitialRequest } from '../api/CatalogApi';
import { FILTER_EXISTS } from '../protocol';
import { createTestCatalog } from '../testing/createTestCatalog';
import { loadSplitPage, type SplitRequest, splitByField, streamSorted } from './sortedRows';

const component = (name: string, lifecycle?: string): Entity => ({
  apiVersion: 'v1',
  kind: 'Component',
  metadata: { name, namespace: 'default' },
  spec: lifecycle === undefined ? {} : { lifecycle },
});

const sorted = (order: 'asc' | 'desc', more: QueryEntitiesInitialRequest = {}) => ({
  filter: { kind: 'component' },
  orderFields: [{ field: 'spec.lifecycle', order }],
  ...more,
});

const split = (request: QueryEntitiesInitialRequest): SplitRequest => {
  const parts = splitByField(request);
  if (!parts) throw new Error('The request is not split');
  return parts;
};

const namesOf = (entities: readonly Entity[]) => entities.map(({ metadata }) => metadata.name);

describe('A list that is sorted by a field', () => {
  it('is not split if all entities have the field', () => {
    expect(splitByField({ orderFields: [{ field: 'metadata.name', order: 'desc' }] })).toBeUndefined();
    expect(splitByField(sorted('asc', { filter: { 'spec.lifecycle': 'production' } }))).toBeUndefined();
  });

  it('is split into entities with and without the field', () => {
    const { present, absent } = split(sorted('desc', { filter: [{ kind: 'api' }, { kind: 'system' }] }));
    expect(present.filter).toEqual([
      { kind: 'api', 'spec.lifecycle': FILTER_EXISTS },
      { kind: 'system', 'spec.lifecycle': FILTER_EXISTS },
    ]);
    expect(absent).toMatchObject({
      query: {
        $all: [
          { $any: [{ $all: [{ kind: 'api' }] }, { $all: [{ kind: 'system' }] }] },
          { 'spec.lifecycle': { $exists: false } },
        ],
      },
      orderFields: [{ field: 'metadata.name', order: 'asc' }],
    });
    expect(split(sorted('asc', { filter: undefined })).absent.query).toEqual({
      $all: [{ 'spec.lifecycle': { $exists: false } }],
    });
  });

  it('has each entity once, in the same order by offset, by cursor and as a stream', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('production', 'experimental', undefined), { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('asc' as const, 'desc' as const),
        async (lifecycles, limit, order) => {
          const entities = lifecycles.map((one, index) =>
            component(`c${String(index).padStart(2, '0')}`, one),
          );
          const catalog = createTestCatalog(entities);
          const streamed: string[] = [];
          for await (const page of streamSorted(catalog, sorted(order))) streamed.push(...namesOf(page));
          expect(streamed.toSorted()).toEqual(namesOf(entities));
          const missing = lifecycles.filter((one) => one === undefined).length;
          expect(streamed.slice(streamed.length - missing)).toEqual(
            namesOf(entities.filter(({ spec }) => spec?.['lifecycle'] === undefined)),
          );
          const paged: string[] = [];
          let cursor: string | undefined;
          for (let offset = 0; offset < entities.length; offset += limit) {
            const parts = split(sorted(order, { limit, offset }));
            const byOffset = await loadSplitPage(catalog, parts, undefined, {});
            const page = cursor === undefined ? byOffset : await loadSplitPage(catalog, parts, cursor, {});
            expect(page.totalItems).toBe(entities.length);
            expect(page.items).toEqual(byOffset.items);
            expect(page.position ?? offset).toBe(offset);
            paged.push(...namesOf(page.items));
            cursor = page.pageInfo.nextCursor;
          }
          expect(paged).toEqual(streamed);
        },
      ),
    );
  });
});
