import type { DeclaredRelation, IngestedEntity, PackedEntity, StatusItem } from './store';
import type { Entity } from '#model';

type Content = [
  entity: Entity,
  relations: DeclaredRelation[],
  errors: StatusItem[],
  parentRef: string | null,
];

/** Packs an ingested entity. The text is the content that its hash is of, so changing the format writes all entities again. */
export function packEntity({ ref, entity, relations, errors, parentRef }: IngestedEntity): PackedEntity {
  const content: Content = [entity, relations, errors, parentRef ?? null];
  return { ref, packed: JSON.stringify(content) };
}

/** Restores an ingested entity. */
export function unpackEntity({ ref, packed }: PackedEntity): IngestedEntity {
  const [entity, relations, errors, parentRef] = JSON.parse(packed) as Content;
  return { ref, entity, relations, errors, ...(parentRef !== null && { parentRef }) };
}
