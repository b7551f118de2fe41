import {
  type FilterPredicate,
  RELATION_API_CONSUMED_BY,
  RELATION_API_PROVIDED_BY,
  RELATION_CONSUMES_API,
  RELATION_HAS_PART,
  RELATION_PROVIDES_API,
} from '#model';

/** A card that lists the targets of a relation of APIs: its texts, the relation, the target kind, and the entities it is shown for. */
export interface RelatedCard {
  id: 'hasApis' | 'providedApis' | 'consumedApis' | 'consumers' | 'providers';
  /** The name of the extension. */
  name: string;
  relation: string;
  kind: 'api' | 'component';
  filter: FilterPredicate;
}

/** The cards, in their order on the page. */
export const relatedCards: readonly RelatedCard[] = [
  {
    id: 'hasApis',
    name: 'has-apis',
    relation: RELATION_HAS_PART,
    kind: 'api',
    filter: { kind: 'system' },
  },
  {
    id: 'providedApis',
    name: 'provided-apis',
    relation: RELATION_PROVIDES_API,
    kind: 'api',
    filter: { kind: 'component' },
  },
  {
    id: 'consumedApis',
    name: 'consumed-apis',
    relation: RELATION_CONSUMES_API,
    kind: 'api',
    filter: { kind: 'component' },
  },
  {
    id: 'consumers',
    name: 'consuming-components',
    relation: RELATION_API_CONSUMED_BY,
    kind: 'component',
    filter: { kind: 'api' },
  },
  {
    id: 'providers',
    name: 'providing-components',
    relation: RELATION_API_PROVIDED_BY,
    kind: 'component',
    filter: { kind: 'api' },
  },
];
