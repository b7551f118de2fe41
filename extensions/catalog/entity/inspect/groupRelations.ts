import type { Entity } from '#model';

/** The targets of the relations of an entity by type, in alphabetical order and each once. */
export function groupRelations(entity: Entity): Array<{ type: string; targetRefs: string[] }> {
  const byType = new Map<string, Set<string>>();
  for (const { type, targetRef } of entity.relations ?? []) {
    const targets = byType.get(type) ?? new Set();
    byType.set(type, targets.add(targetRef));
  }
  return [...byType]
    .map(([type, targets]) => ({ type, targetRefs: [...targets].toSorted() }))
    .toSorted((a, b) => (a.type < b.type ? -1 : 1));
}
