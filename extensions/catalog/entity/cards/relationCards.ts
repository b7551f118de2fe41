import { type FilterPredicate, RELATION_DEPENDS_ON, RELATION_HAS_PART } from '#model';

/** A card that lists the targets of a relation: its texts, the relation, the target kind, and the entities it is shown for. */
export interface RelationCard {
  id:
    | 'dependsOnComponents'
    | 'dependsOnResources'
    | 'hasSubcomponents'
    | 'hasComponents'
    | 'hasResources'
    | 'hasSubdomains'
    | 'hasSystems';
  /** The name of the extension. */
  name: string;
  relation: string;
  kind: 'component' | 'resource' | 'system' | 'domain';
  filter: FilterPredicate;
}

/** The relation cards, in their order on the page. */
export const relationCards: readonly RelationCard[] = [
  {
    id: 'dependsOnComponents',
    name: 'depends-on-components',
    relation: RELATION_DEPENDS_ON,
    kind: 'component',
    filter: { kind: 'component' },
  },
  {
    id: 'dependsOnResources',
    name: 'depends-on-resources',
    relation: RELATION_DEPENDS_ON,
    kind: 'resource',
    filter: { kind: { $in: ['component', 'resource'] } },
  },
  {
    id: 'hasSubcomponents',
    name: 'has-subcomponents',
    relation: RELATION_HAS_PART,
    kind: 'component',
    filter: { kind: 'component' },
  },
  {
    id: 'hasComponents',
    name: 'has-components',
    relation: RELATION_HAS_PART,
    kind: 'component',
    filter: { kind: 'system' },
  },
  {
    id: 'hasResources',
    name: 'has-resources',
    relation: RELATION_HAS_PART,
    kind: 'resource',
    filter: { kind: 'system' },
  },
  {
    id: 'hasSubdomains',
    name: 'has-subdomains',
    relation: RELATION_HAS_PART,
    kind: 'domain',
    filter: { kind: 'domain' },
  },
  {
    id: 'hasSystems',
    name: 'has-systems',
    relation: RELATION_HAS_PART,
    kind: 'system',
    filter: { kind: 'domain' },
  },
];
