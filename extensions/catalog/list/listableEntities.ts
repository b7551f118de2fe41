import { type Entity, isJsonObject } from '#model';

/** The entities that can be listed, and the missing fields of the others. */
export interface ListableEntities {
  entities: Entity[];
  missing: string[];
}

/** Separates valid entities from those without kind or name, which a faulty backend or processor can return. */
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
