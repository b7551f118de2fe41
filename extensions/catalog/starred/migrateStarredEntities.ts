import { stringifyEntityRef } from '#model';
import type { StorageApi, StorageValueSnapshot } from '#sdk';
import { knownSnapshot } from './knownSnapshot';

/** The form that stars had under the old key: `entity:<kind>:<namespace>:<name>`. */
const oldForm = /^entity:([^:]+):([^:]+):([^:]+)$/;

/**
 * Moves stars from the old settings key into the bucket of their own, once: the old key is gone afterwards. Entries of
 * another form are dropped, for nothing could read them.
 */
export async function migrateStarredEntities(storage: StorageApi): Promise<void> {
  const settings = storage.forBucket('settings');
  const old: StorageValueSnapshot<string[]> = await knownSnapshot(settings, 'starredEntities');
  if (old.presence !== 'present' || !Array.isArray(old.value)) return;
  const bucket = storage.forBucket('starredEntities');
  const present: StorageValueSnapshot<string[]> = await knownSnapshot(bucket, 'entityRefs');
  const refs = new Set([...(present.value ?? []), ...old.value.flatMap(readOldRef)]);
  await bucket.set('entityRefs', [...refs]);
  await settings.remove('starredEntities');
}

function readOldRef(text: unknown): string[] {
  const match = typeof text === 'string' ? oldForm.exec(text) : null;
  if (!match) return [];
  const [, kind = '', namespace = '', name = ''] = match;
  return [stringifyEntityRef({ kind, namespace, name })];
}
