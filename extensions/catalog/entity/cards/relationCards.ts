import { RELATION_DEPENDS_ON, RELATION_HAS_PART } from '#model';
import type { RelationCardParams } from './createRelationCard';

/** The relation cards, in their order on the page. */
export const relationCards = [
  {
    name: 'depends-on-components',
    text: 'related.dependsOnComponents',
    relation: RELATION_DEPENDS_ON,
    kind: 'component',
    filter: { kind: 'component' },
  },
  {
    name: 'depends-on-resources',
    text: 'related.dependsOnResources',
    relation: RELATION_DEPENDS_ON,
    kind: 'resource',
    filter: { kind: { $in: ['component', 'resource'] } },
  },
  {
    name: 'has-subcomponents',
    text: 'related.hasSubcomponents',
    relation: RELATION_HAS_PART,
    kind: 'component',
    filter: { kind: 'component' },
  },
  {
    name: 'has-components',
    text: 'related.hasComponents',
    relation: RELATION_HAS_PART,
    kind: 'component',
    filter: { kind: 'system' },
  },
  {
    name: 'has-resources',
    text: 'related.hasResources',
    relation: RELATION_HAS_PART,
    kind: 'resource',
    filter: { kind: 'system' },
  },
  {
    name: 'has-subdomains',
    text: 'related.hasSubdomains',
    relation: RELATION_HAS_PART,
    kind: 'domain',
    filter: { kind: 'domain' },
  },
  {
    name: 'has-systems',
    text: 'related.hasSystems',
    relation: RELATION_HAS_PART,
    kind: 'system',
    filter: { kind: 'domain' },
  },
] as const satisfies RelationCardParams[];
