import { createHash } from 'node:crypto';
import type { PackedEntity } from '../ports/store';

/**
 * Hashes everything that ingestion provides of an entity. If the hash is unchanged, the entity is not written again.
 */
export function resolveContentHash({ packed }: PackedEntity): string {
  return createHash('sha1').update(packed).digest('base64');
}
