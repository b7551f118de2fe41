import {
  type Observable,
  type StorageApi,
  type StorageValueSnapshot,
  createObservable,
  loadSnapshot,
} from '#sdk';
import type { StarredEntitiesApi } from './StarredEntitiesApi';

const key = 'entityRefs';

/**
 * Stores stars in the user's storage, in the bucket `starredEntities` under the key `entityRefs`. A star is shown immediately.
 * If it cannot be saved, it is reverted and `toggleStarred` rejects.
 */
export class StoredStarredEntities implements StarredEntitiesApi {
  readonly #bucket: StorageApi;
  readonly #ready: Promise<void>;
  readonly #listeners = new Set<(entityRefs: Set<string>) => void>();
  #entityRefs: Set<string> | undefined;
  /** Writes are sequential, so that the last change of the user also arrives last. */
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(storageApi: StorageApi) {
    this.#bucket = storageApi.forBucket('starredEntities');
    this.#bucket.observe$<string[]>(key).subscribe({ next: (snapshot) => this.#accept(snapshot) });
    this.#accept(this.#bucket.snapshot<string[]>(key));
    this.#ready = this.#load(storageApi);
    // The page works without migrated stars. If the storage fails, `toggleStarred` reports it.
    this.#ready.catch(() => undefined);
  }

  async toggleStarred(entityRef: string): Promise<void> {
    await this.#ready;
    const before = this.#entityRefs ?? new Set<string>();
    const after = new Set(before);
    if (!after.delete(entityRef)) after.add(entityRef);
    this.#emit(after);
    const write = this.#lastWrite.then(() => this.#bucket.set(key, [...after]));
    this.#lastWrite = write.catch(() => undefined);
    try {
      await write;
    } catch (error) {
      if (this.#entityRefs === after) this.#emit(before);
      throw error;
    }
  }

  starredEntitie$(): Observable<Set<string>> {
    return createObservable((emitter) => {
      const listener = (entityRefs: Set<string>) => emitter.next(entityRefs);
      this.#listeners.add(listener);
      if (this.#entityRefs) listener(this.#entityRefs);
      return () => this.#listeners.delete(listener);
    });
  }

  async #load(storageApi: StorageApi): Promise<void> {
    const { presence } = await loadSnapshot(storageApi.forBucket('settings'), 'starredEntities');
    if (presence === 'present')
      await (await import('./migrateStarredEntities')).migrateStarredEntities(storageApi);
    this.#accept(await loadSnapshot<string[]>(this.#bucket, key));
  }

  #accept(snapshot: StorageValueSnapshot<string[]>): void {
    if (snapshot.presence === 'unknown') return;
    const value: unknown = snapshot.value ?? [];
    const entityRefs = new Set(Array.isArray(value) ? value.filter((ref) => typeof ref === 'string') : []);
    const current = this.#entityRefs;
    const same = current?.size === entityRefs.size && [...entityRefs].every((ref) => current.has(ref));
    if (!same) this.#emit(entityRefs);
  }

  #emit(entityRefs: Set<string>): void {
    this.#entityRefs = entityRefs;
    for (const listener of this.#listeners) listener(entityRefs);
  }
}
