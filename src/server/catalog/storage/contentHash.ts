import { createHash } from 'node:crypto';
import type { IngestedEntity } from '../store';

/** Differs when anything differs that ingestion says of an entity; what has the same hash need not be written again. */
export function resolveContentHash({ entity, relations, errors, parentRef }: IngestedEntity): string {
  return createHash('sha1')
    .update(JSON.stringify([entity, relations, errors, parentRef ?? null]))
    .digest('base64');
}
