import type { Entity } from '#model';
import type { Aggregation } from './useCountedRefs';

/** Returns the default scope. Users usually own entities through their groups, so these are included. */
export function defaultAggregation(entity: Entity): Aggregation {
  return entity.kind.toLowerCase() === 'user' ? 'aggregated' : 'direct';
}
