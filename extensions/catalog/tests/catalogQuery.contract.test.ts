import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  declaredRelations,
  type Entity,
  type FilterPredicate,
  type JsonObject,
  stringifyEntityRef,
} from '#model';
import { createCatalogReader, createPrintingReader } from '../server/query';
import type {
  CatalogReader,
  EntityFilter,
  EntityOrder,
  InitialQuery,
  QueryResponse,
} from '../server/ports/reader';
import { createCatalogWriter } from '../server/storage';
import type { IngestedEntity } from '../server/ports/store';
import { createSyntheticCatalog, PlainCatalog } from '../server/testing';
import { embeddedFirst, type OpenDatabase } from '#testing/contract';

const KINDS = ['Component', 'API', 'Group', 'component'];
const TAGS = ['java', 'go', 'Kafka', 'node.js', 'true'];
const WORDS = ['web', 'shop', 'web-shop', 'A Shop', 'é_%', 'x'];

/** Few names and values, so that random queries often match random entities. */
const entityArbitrary: fc.Arbitrary<Entity> = fc.record({
  apiVersion: fc.constant('backstage.io/v1alpha1'),
  kind: fc.constantFrom(...KINDS),
  metadata: fc.record(
    {
      name: fc.stringMatching(/^[a-cA-C]{1,3}(-[a-c]{1,2})?$/),
      namespace: fc.constantFrom('default', 'shop'),
      title: fc.constantFrom(...WORDS),
      tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
      labels: fc.dictionary(fc.constantFrom('area', 'tier'), fc.constantFrom('1', 'Two', '2')),
      annotations: fc.dictionary(
        fc.constantFrom('example.com/id', 'example.com/id.sub'),
        fc.constantFrom('yes', 'No'),
      ),
      description: fc.constantFrom('short', 'long '.repeat(60)),
    },
    { requiredKeys: ['name', 'namespace'] },
  ),
  spec: fc.record(
    {
      type: fc.oneof(fc.constantFrom('service', 'Website'), fc.constant(null), fc.constant(['a', 'b'])),
      lifecycle: fc.constantFrom('production', 'experimental'),
      owner: fc.constantFrom('a', 'b', 'group:shop/c'),
      replicas: fc.integer({ min: 0, max: 3 }),
      hidden: fc.boolean(),
      profile: fc.record({ displayName: fc.constantFrom(...WORDS) }),
      lists: fc.array(fc.record({ of: fc.constantFrom('maps', 'things') }), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<JsonObject>,
});

const KEYS = [
  'kind',
  'Kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.tags',
  'metadata.tags.java',
  'metadata.tags.node.js',
  'metadata.labels.area',
  'metadata.annotations.example.com/id',
  'metadata.description',
  'spec.type',
  'spec.type.a',
  'spec.lifecycle',
  'spec.replicas',
  'spec.hidden',
  'spec.profile.displayName',
  'spec.lists.of',
  'relations.ownedBy',
  'relations.ownerof',
  'no.such.key',
  'spec',
  'metadata.annotations.example.com/id.sub',
];
const VALUES = [
  'component',
  'API',
  'default',
  'java',
  'kafka',
  'node.js',
  'true',
  '1',
  'two',
  'yes',
  'service',
  'a',
  'b',
  'production',
  'web',
  'a shop',
  'maps',
  'group:default/a',
  'a-b',
  'none',
  'é_%',
  'short',
];
/** List items can be filtered and counted, but not sorted. */
const SORTABLE = KEYS.filter((key) => !/^(metadata\.tags|spec\.type)\./.test(key));
const keyArbitrary = fc.constantFrom(...KEYS);
const valueArbitrary = fc.oneof(fc.constantFrom(...VALUES), fc.integer({ min: 0, max: 3 }), fc.boolean());

const predicateArbitrary = fc.letrec<{ predicate: FilterPredicate; value: never }>((tie) => ({
  value: fc.oneof(
    valueArbitrary,
    fc.record({ $exists: fc.boolean() }),
    fc.record({ $in: fc.array(valueArbitrary, { maxLength: 3 }) }),
    fc.record({ $hasPrefix: fc.constantFrom('', 'a', 'SER', 'tr', 'group:', 'é', '%') }),
    fc.record({ $contains: valueArbitrary }),
  ) as fc.Arbitrary<never>,
  predicate: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.dictionary(keyArbitrary, tie('value'), { maxKeys: 3 }),
    fc.constant({ relations: { $contains: { type: 'ownedBy', targetRef: { $in: ['group:default/a'] } } } }),
    fc.constant({ relations: { $contains: { type: 'OWNERof' } } }),
    fc.record({ $all: fc.array(tie('predicate'), { maxLength: 3 }) }),
    fc.record({ $any: fc.array(tie('predicate'), { maxLength: 3 }) }),
    fc.record({ $not: tie('predicate') }),
  ) as fc.Arbitrary<FilterPredicate>,
})).predicate;

const filterArbitrary: fc.Arbitrary<EntityFilter> = fc.record({
  anyOf: fc.array(
    fc.record({
      allOf: fc.array(
        fc.record({
          key: keyArbitrary,
          values: fc.option(fc.array(fc.constantFrom(...VALUES), { minLength: 1, maxLength: 3 }), {
            nil: undefined,
          }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

const orderArbitrary: fc.Arbitrary<EntityOrder[]> = fc.array(
  fc.record({ field: fc.constantFrom(...SORTABLE, 'metadata.uid'), order: fc.constantFrom('asc', 'desc') }),
  { maxLength: 3 },
);

const textArbitrary = fc.record({
  term: fc.constantFrom(
    'a',
    'web',
    'shop',
    'a shop',
    'WEB sho',
    'é_%',
    '%',
    '_',
    'b-c',
    'java',
    'component a',
    'zzz',
    'ong',
  ),
  fields: fc.option(fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 4 }), { nil: undefined }),
});

const runs = { numRuns: 150 };

describe.each(embeddedFirst)('on $name, a query', (on) => {
  describe.skipIf(on.skipped)('returns the same as a reference implementation:', () => {
    let opened: OpenDatabase;
    let reader: CatalogReader;
    let plain: PlainCatalog;

    beforeAll(async () => {
      opened = await on.open();
      reader = createCatalogReader(opened.database);
      const sample = fc.sample(entityArbitrary, { numRuns: 160, seed: 5 });
      await write(opened, new Map(sample.map((entity) => [stringifyEntityRef(entity), ingest(entity)])));
      plain = new PlainCatalog((await reader.entities({})).entities);
    });
    afterAll(() => opened?.close());

    it('predicates', async () => {
      await fc.assert(
        fc.asyncProperty(predicateArbitrary, async (query) => {
          const expected = plain.select({ query });
          const answer = await reader.queryEntities({ query, limit: 1000 });
          expect(namesOf(answer.items)).toEqual(namesOf(expected));
          expect(answer.totalItems).toBe(expected.length);
        }),
        runs,
      );
    });

    it('filters, in any order', async () => {
      await fc.assert(
        fc.asyncProperty(filterArbitrary, orderArbitrary, async (filter, orderFields) => {
          const expected = plain.select({ filter, order: orderFields });
          const answer = await reader.queryEntities({ filter, orderFields, limit: 1000 });
          expect(namesOf(answer.items)).toEqual(namesOf(expected));
        }),
        runs,
      );
    });

    it('full text, with and without a predicate', async () => {
      await fc.assert(
        fc.asyncProperty(
          textArbitrary,
          fc.option(predicateArbitrary, { nil: undefined }),
          async (text, query) => {
            const order: EntityOrder[] = [{ field: 'metadata.name', order: 'asc' }];
            const expected = plain.select({ text, query, order });
            const answer = await reader.queryEntities({
              fullTextFilter: text,
              query,
              orderFields: order,
              limit: 1000,
            });
            expect(namesOf(answer.items)).toEqual(namesOf(expected));
            expect(answer.totalItems).toBe(expected.length);
          },
        ),
        runs,
      );
    });

    it('facet counts', async () => {
      const facetArbitrary = fc.uniqueArray(fc.constantFrom(...KEYS, 'metadata.uid'), {
        minLength: 1,
        maxLength: 4,
      });
      await fc.assert(
        fc.asyncProperty(
          facetArbitrary,
          fc.option(filterArbitrary, { nil: undefined }),
          async (facets, filter) => {
            const chosen = plain.select({ filter });
            const expected = Object.fromEntries(facets.map((facet) => [facet, plain.facet(facet, chosen)]));
            expect(await reader.facets({ facets, filter })).toEqual(expected);
          },
        ),
        runs,
      );
    });

    it('pages forward to the end and back to the start', async () => {
      await fc.assert(
        fc.asyncProperty(
          predicateArbitrary,
          orderArbitrary,
          fc.integer({ min: 7, max: 60 }),
          async (query, orderFields, limit) => {
            const expected = namesOf(plain.select({ query, order: orderFields }));
            const pages = await walk({ query, orderFields, limit });
            expect(pages.forwards.flat()).toEqual(expected);
            expect(pages.backwards).toEqual(pages.forwards.slice(0, -1).reverse());
          },
        ),
        { numRuns: 40 },
      );
    });

    it('pages by offset', async () => {
      const expected = namesOf(plain.select({ order: [{ field: 'metadata.title', order: 'desc' }] }));
      const orderFields: EntityOrder[] = [{ field: 'metadata.title', order: 'desc' }];
      for (const offset of [0, 5, expected.length - 3, expected.length + 5]) {
        const answer = await reader.queryEntities({ orderFields, offset, limit: 10 });
        expect(namesOf(answer.items)).toEqual(expected.slice(offset, offset + 10));
        expect(answer.totalItems).toBe(expected.length);
        const listed = await reader.entities({ order: orderFields, offset, limit: 10 });
        expect(namesOf(listed.entities)).toEqual(expected.slice(offset, offset + 10));
        expect(listed.hasMore).toBe(offset + 10 < expected.length);
      }
    });

    it('entities by refs, in order and with null for missing ones', async () => {
      const [first, second] = plain.select({ query: { kind: 'api' } });
      const refs = [second, undefined, first].map((entity) =>
        entity ? stringifyEntityRef(entity).toUpperCase() : 'api:default/none',
      );
      expect(await reader.entitiesByRefs({ refs })).toEqual([second, null, first]);
      expect(await reader.entitiesByRefs({ refs, query: { kind: 'group' } })).toEqual([null, null, null]);
    });

    async function walk(request: InitialQuery): Promise<{ forwards: string[][]; backwards: string[][] }> {
      const forwards: string[][] = [];
      const backwards: string[][] = [];
      let page: QueryResponse = await reader.queryEntities(request);
      expect(page.pageInfo.prevCursor).toBeUndefined();
      forwards.push(namesOf(page.items));
      while (page.pageInfo.nextCursor !== undefined) {
        page = await reader.queryEntities({ cursor: page.pageInfo.nextCursor, limit: request.limit });
        forwards.push(namesOf(page.items));
      }
      while (page.pageInfo.prevCursor !== undefined) {
        page = await reader.queryEntities({ cursor: page.pageInfo.prevCursor, limit: request.limit });
        backwards.push(namesOf(page.items));
        expect(page.pageInfo.nextCursor).toBeDefined();
      }
      return { forwards, backwards };
    }
  });

  describe.skipIf(on.skipped)('with thousands of entities', () => {
    let opened: OpenDatabase;
    let reader: CatalogReader;
    let plain: PlainCatalog;

    beforeAll(async () => {
      opened = await on.open();
      reader = createCatalogReader(opened.database);
      const catalog = createSyntheticCatalog(4_000).map((item): [string, IngestedEntity] => [item.ref, item]);
      const [, long] = catalog[2_500] ?? [];
      // Too long for the head of an entity.
      if (long) long.entity.metadata.description = 'long '.repeat(500);
      await write(opened, new Map(catalog));
      plain = new PlainCatalog((await reader.entities({})).entities);
    });
    afterAll(() => opened?.close());

    const questions: Array<[string, Pick<InitialQuery, 'query' | 'fullTextFilter'>]> = [
      ['few of many kinds', { query: { $any: [{ kind: 'domain' }, { kind: 'location' }] } }],
      ['more than can be sorted at once', { query: { 'metadata.tags': { $exists: true } } }],
      ['all but some', { query: { $not: { 'spec.lifecycle': 'production' } } }],
      [
        'a key with more values than can be listed',
        {
          query: { kind: 'component', 'metadata.annotations.backstage.io/kubernetes-id': { $exists: true } },
        },
      ],
      ['a prefix of very many values', { query: { 'metadata.description': { $hasPrefix: 'the ' } } }],
      [
        'a word in very many values',
        { fullTextFilter: { term: 'kept working', fields: ['metadata.description'] } },
      ],
      [
        'a word of two letters',
        { fullTextFilter: { term: 'er', fields: ['metadata.name', 'metadata.title'] } },
      ],
    ];

    it.each(questions)('finds %s', async (_name, question) => {
      const orderFields: EntityOrder[] = [{ field: 'metadata.name', order: 'desc' }];
      const expected = plain.select({
        query: question.query,
        text: question.fullTextFilter,
        order: orderFields,
      });
      const answer = await reader.queryEntities({ ...question, orderFields, limit: 5_000 });
      expect(answer.totalItems).toBe(expected.length);
      expect(namesOf(answer.items)).toEqual(namesOf(expected));
      const page = await reader.queryEntities({ ...question, orderFields, limit: 20, offset: 10 });
      expect(namesOf(page.items)).toEqual(namesOf(expected.slice(10, 30)));
      expect(page.totalItems).toBe(expected.length);
    });

    it('counts facets with many values', async () => {
      const chosen = plain.select({ query: { kind: 'component', 'spec.lifecycle': 'production' } });
      const facets = ['metadata.tags', 'spec.system', 'relations.ownedBy', 'metadata.name'];
      const answer = await reader.facets({
        facets,
        query: { kind: 'component', 'spec.lifecycle': 'production' },
      });
      for (const facet of facets) expect(answer[facet]).toEqual(plain.facet(facet, chosen));
    });

    it('lists all in parts, whole or with a few fields, in any order', async () => {
      const id = ['kind', 'metadata.name', 'metadata.namespace'];
      const byName: EntityOrder[] = [{ field: 'metadata.name', order: 'desc' }];
      const expected = plain.select({ order: byName });
      const refs = namesOf(expected);
      for (const fields of [id, [...id, 'metadata.description'], [...id, 'metadata.tags'], undefined]) {
        const inOrder = await reader.entities({ fields, order: byName });
        expect(namesOf(inOrder.entities)).toEqual(refs);
        expect(inOrder.hasMore).toBe(false);
        const inAny = await reader.entities({ fields, query: { kind: { $exists: true } } });
        expect(namesOf(inAny.entities).sort()).toEqual([...refs].sort());
        const page = await reader.entities({ fields, order: byName, limit: 3_000, offset: 10 });
        expect(namesOf(page.entities)).toEqual(refs.slice(10, 3_010));
        expect(page.hasMore).toBe(true);
      }
      const described = await reader.entities({ fields: ['metadata.description'], order: byName });
      expect(described.entities).toEqual(
        expected.map(({ metadata: { description } }) => ({
          ...(description !== undefined && { metadata: { description } }),
        })),
      );
    });

    it.each([
      ['hidden from the caller', () => write(opened, hide(createSyntheticCatalog(4_000)))],
      [
        'deleted',
        () => {
          const options = { strategy: 'delete', orphanAnnotation: 'backstage.io/orphan' } as const;
          return createCatalogWriter(opened.database, options).retainLocations([]);
        },
      ],
    ])('ends a list whose entities are %s meanwhile', async (title, change) => {
      const printing = createPrintingReader(opened.database);
      const allowed = title === 'deleted' ? undefined : { $not: { 'spec.lifecycle': 'hidden' } };
      const lists = [['metadata.name'], undefined].map((fields) => printing.entities({ fields, allowed }));
      const started = await Promise.all(lists);
      await change();
      for (const { first, parts } of started) {
        const counts: number[] = [];
        for await (const items of parts ?? []) counts.push(items.length);
        expect(first.length).toBeGreaterThan(500);
        expect(counts.filter((count) => count > 0)).toEqual([first.length]);
      }
    });
  });
});

function ingest(entity: Entity): IngestedEntity {
  const owner = entity.spec?.owner;
  const whole =
    typeof owner === 'string' ? { ...entity, kind: entity.kind === 'Group' ? 'API' : entity.kind } : entity;
  return {
    ref: stringifyEntityRef(whole),
    entity: whole,
    relations: declaredRelations(whole).relations,
    errors: [],
  };
}

async function write({ database }: OpenDatabase, entities: Map<string, IngestedEntity>): Promise<void> {
  const writer = createCatalogWriter(database, { strategy: 'keep', orphanAnnotation: 'backstage.io/orphan' });
  const distinct = new Map([...entities.values()].map((entity) => [entity.ref, entity]));
  await writer.replaceLocation({
    locationRef: 'file:/all.yaml',
    entities: [...distinct.values()],
    failed: [],
    unreadable: [],
    errors: [],
  });
}

function hide(catalog: IngestedEntity[]): Map<string, IngestedEntity> {
  return new Map(
    catalog.map(({ entity, ...rest }) => [
      rest.ref,
      { ...rest, entity: { ...entity, spec: { ...entity.spec, lifecycle: 'hidden' } } },
    ]),
  );
}

function namesOf(entities: Entity[]): string[] {
  return entities.map((entity) => stringifyEntityRef(entity));
}
