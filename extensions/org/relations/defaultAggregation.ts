import type { Entity } from '#model';
import type { Aggregation } from './useCountedRefs';

/** Whose entities are counted at first: a group's own, but also those of a person's groups, which mostly own what people do. */
export function defaultAggregation(entity: Entity): Aggregation {
  return entity.kind.toLowerCase() === 'user' ? 'aggregated' : 'direct';
}
