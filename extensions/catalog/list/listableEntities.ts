import { type Entity, isJsonObject } from '#model';

/** Entities that can be listed, and of the others the field that each lacks. */
export interface ListableEntities {
  entities: Entity[];
  missing: string[];
}

/** Tells entities from what a faulty backend or processor has put among them: without kind or name nothing can be linked to. */
export function partitionListable(items: readonly Entity[]): ListableEntities {
  const entities: Entity[] = [];
  const missing: string[] = [];
  for (const item of items) {
    const field = findMissingField(item);
    if (field === undefined) entities.push(item);
    else missing.push(field);
  }
  return { entities, missing };
}

function findMissingField({ kind, metadata }: { kind?: unknown; metadata?: unknown }): string | undefined {
  if (typeof kind !== 'string' || kind === '') return 'kind';
  if (!isJsonObject(metadata)) return 'metadata';
  const { name, namespace } = metadata;
  if (typeof name !== 'string' || name === '') return 'metadata.name';
  return namespace === undefined || namespace === null || typeof namespace === 'string'
    ? undefined
    : 'metadata.namespace';
}
