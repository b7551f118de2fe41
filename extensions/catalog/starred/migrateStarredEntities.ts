import { stringifyEntityRef } from '#model';
import { type StorageApi, type StorageValueSnapshot, loadSnapshot } from '#sdk';

/** The old format of stars: `entity:<kind>:<namespace>:<name>`. */
const oldFormat = /^entity:([^:]+):([^:]+):([^:]+)$/;

/**
 * Moves stars from the old settings key to their own bucket, and removes the old key. Drops entries in any other format.
 */
export async function migrateStarredEntities(storage: StorageApi): Promise<void> {
  const settings = storage.forBucket('settings');
  const old: StorageValueSnapshot<string[]> = await loadSnapshot(settings, 'starredEntities');
  if (old.presence !== 'present' || !Array.isArray(old.value)) return;
  const bucket = storage.forBucket('starredEntities');
  const present: StorageValueSnapshot<string[]> = await loadSnapshot(bucket, 'entityRefs');
  const refs = new Set([...(present.value ?? []), ...old.value.flatMap(parseOldRef)]);
  await bucket.set('entityRefs', [...refs]);
  await settings.remove('starredEntities');
}

function parseOldRef(text: unknown): string[] {
  const match = typeof text === 'string' ? oldFormat.exec(text) : null;
  if (!match) return [];
  const [, kind = '', namespace = '', name = ''] = match;
  return [stringifyEntityRef({ kind, namespace, name })];
}
