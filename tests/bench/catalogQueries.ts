import type { FilterPredicate } from '#model';
import type { CatalogReader, EntityFilter, EntityOrder } from '../../extensions/catalog/server/testing';

/** A query of the catalog pages. `aim` is the limit for a cold cache, in ms. */
export interface MeasuredQuery {
  name: string;
  aim?: number;
  ask: (reader: CatalogReader) => Promise<unknown>;
}

const BY_NAME: EntityOrder[] = [{ field: 'metadata.name', order: 'asc' }];
const SEARCHED = ['metadata.name', 'metadata.title', 'spec.profile.displayName'];

/** Creates the queries of the pages, the most common first. `owner` is the ref of a team, `cursor` leads to a second page. */
export function createMeasuredQueries(owner: string, cursor: string): MeasuredQuery[] {
  return [
    page('by-query of 20 rows with total', filter({ kind: ['component'] }), 50),
    facet('tag facets under a kind', ['metadata.tags'], filter({ kind: ['component'] }), 50),
    text('full text', 'playlist', 50),
    text('full text, a frequent word', 'service', 50),
    text('full text, two words', 'brave podcast', 50),
    text('full text, two letters', 'er'),
    text('full text, nothing found', 'zzzqqq', 50),
    page('all kinds', undefined, 50),
    { name: 'next page', aim: 50, ask: (reader) => reader.queryEntities({ cursor }) },
    page('one owner', filter({ kind: ['component'], 'relations.ownedBy': [owner] }), 50),
    page('one tag', filter({ kind: ['component'], 'metadata.tags': ['java'] }), 50),
    page('one type', filter({ kind: ['component'], 'spec.type': ['service'] }), 50),
    page(
      'type and lifecycle',
      filter({ kind: ['component'], 'spec.type': ['service'], 'spec.lifecycle': ['production'] }),
    ),
    page(
      'an annotation',
      filter({ kind: ['component'], 'metadata.annotations.backstage.io/techdocs-ref': undefined }),
    ),
    predicate('not in production', {
      $all: [{ kind: 'component' }, { $not: { 'spec.lifecycle': 'production' } }],
    }),
    {
      name: 'sorted by type',
      ask: (reader) =>
        reader.queryEntities({
          filter: filter({ kind: ['component'] }),
          orderFields: [{ field: 'spec.type', order: 'asc' }],
        }),
    },
    facet(
      'all facets of the page',
      ['spec.type', 'spec.lifecycle', 'metadata.tags', 'relations.ownedBy', 'metadata.namespace'],
      filter({ kind: ['component'] }),
      50,
    ),
    facet(
      'tag facets of one owner',
      ['metadata.tags'],
      filter({ kind: ['component'], 'relations.ownedBy': [owner] }),
      50,
    ),
    facet(
      'tag facets under kind and lifecycle',
      ['metadata.tags'],
      filter({ kind: ['component'], 'spec.lifecycle': ['production'] }),
    ),
    { name: 'entity by name', ask: (reader) => reader.entityByRef(owner) },
  ];
}

export function filter(keys: Record<string, string[] | undefined>): EntityFilter {
  return { anyOf: [{ allOf: Object.entries(keys).map(([key, values]) => ({ key, values })) }] };
}

function page(name: string, chosen: EntityFilter | undefined, aim?: number): MeasuredQuery {
  return {
    name,
    aim,
    ask: (reader) => reader.queryEntities({ filter: chosen, orderFields: BY_NAME, limit: 20 }),
  };
}

function predicate(name: string, query: FilterPredicate): MeasuredQuery {
  return { name, ask: (reader) => reader.queryEntities({ query, orderFields: BY_NAME, limit: 20 }) };
}

function text(name: string, term: string, aim?: number): MeasuredQuery {
  const request = {
    filter: filter({ kind: ['component'] }),
    orderFields: BY_NAME,
    limit: 20,
    fullTextFilter: { term, fields: SEARCHED },
  };
  return { name, aim, ask: (reader) => reader.queryEntities(request) };
}

function facet(name: string, facets: string[], chosen: EntityFilter, aim?: number): MeasuredQuery {
  return { name, aim, ask: (reader) => reader.facets({ facets, filter: chosen }) };
}
