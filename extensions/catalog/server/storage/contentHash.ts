import { createHash } from 'node:crypto';
import type { IngestedEntity } from '../ports/store';

/**
 * Hashes everything that ingestion provides of an entity. If the hash is unchanged, the entity is not written again.
 */
export function resolveContentHash({ entity, relations, errors, parentRef }: IngestedEntity): string {
  return createHash('sha1')
    .update(JSON.stringify([entity, relations, errors, parentRef ?? null]))
    .digest('base64');
}
