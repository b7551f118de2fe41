import { setImmediate as nextTurn } from 'node:timers/promises';
import { unpackEntity } from '../ports/packedEntity';
import type { PackedEntity } from '../ports/store';

const PAUSE_EVERY = 200;

/**
 * Sorts the entities that most others refer to (groups, systems) last. An entity is written again if a later one
 * declares a relation for it, so this way most are written once.
 */
export async function sortHubsLast<Item extends PackedEntity>(entities: readonly Item[]): Promise<Item[]> {
  const inbound = new Map<string, number>();
  for (const [index, entity] of entities.entries()) {
    if (index % PAUSE_EVERY === 0) await nextTurn();
    for (const { sourceRef } of unpackEntity(entity).relations) {
      if (sourceRef !== entity.ref) inbound.set(sourceRef, (inbound.get(sourceRef) ?? 0) + 1);
    }
  }
  const byInbound = new Map<number, Item[]>();
  for (const entity of entities) {
    const count = inbound.get(entity.ref) ?? 0;
    const alike = byInbound.get(count);
    if (alike) alike.push(entity);
    else byInbound.set(count, [entity]);
  }
  return [...byInbound].sort(([a], [b]) => a - b).flatMap(([, alike]) => alike);
}
