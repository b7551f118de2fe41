import type { EntityDraft } from './entityDraft';

/**
 * Sorts the entities that most others refer to (groups, systems) last. An entity is written again if a later one
 * declares a relation for it, so this way most are written once.
 */
export function sortHubsLast(drafts: readonly EntityDraft[]): EntityDraft[] {
  const inbound = new Map<string, number>();
  for (const { foreignRelations } of drafts) {
    for (const { sourceRef } of foreignRelations ?? [])
      inbound.set(sourceRef, (inbound.get(sourceRef) ?? 0) + 1);
  }
  const byInbound = new Map<number, EntityDraft[]>();
  for (const draft of drafts) {
    const count = inbound.get(draft.ref) ?? 0;
    const alike = byInbound.get(count);
    if (alike) alike.push(draft);
    else byInbound.set(count, [draft]);
  }
  return [...byInbound].sort(([a], [b]) => a - b).flatMap(([, alike]) => alike);
}
