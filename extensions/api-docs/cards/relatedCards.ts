import {
  RELATION_API_CONSUMED_BY,
  RELATION_API_PROVIDED_BY,
  RELATION_CONSUMES_API,
  RELATION_HAS_PART,
  RELATION_PROVIDES_API,
} from '#model';
import type { RelationCardParams } from '#extensions/catalog';

/** The cards, in their order on the page. */
export const relatedCards = [
  {
    name: 'has-apis',
    text: 'related.hasApis',
    relation: RELATION_HAS_PART,
    kind: 'api',
    filter: { kind: 'system' },
  },
  {
    name: 'provided-apis',
    text: 'related.providedApis',
    relation: RELATION_PROVIDES_API,
    kind: 'api',
    filter: { kind: 'component' },
  },
  {
    name: 'consumed-apis',
    text: 'related.consumedApis',
    relation: RELATION_CONSUMES_API,
    kind: 'api',
    filter: { kind: 'component' },
  },
  {
    name: 'consuming-components',
    text: 'related.consumers',
    relation: RELATION_API_CONSUMED_BY,
    kind: 'component',
    filter: { kind: 'api' },
  },
  {
    name: 'providing-components',
    text: 'related.providers',
    relation: RELATION_API_PROVIDED_BY,
    kind: 'component',
    filter: { kind: 'api' },
  },
] as const satisfies RelationCardParams[];
