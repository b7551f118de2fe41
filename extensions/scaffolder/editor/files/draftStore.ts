import type { TemplateFolder } from './templateFile';

const DATABASE = 'trellis-template-editor';
const STORE = 'folders';

/** The folder that a user has open, kept in this browser. */
export interface FolderDraft extends TemplateFolder {
  /** The paths that are deleted here and not in the directory yet. */
  removed: readonly string[];
}

/**
 * Reads the folder of a user, and deletes those of other users, so that no one finds the files of someone else. Returns undefined if
 * there is none, or if the browser stores nothing.
 */
export async function readDraft(user: string): Promise<FolderDraft | undefined> {
  const users = (await run('readonly', (store) => store.getAllKeys())) ?? [];
  await Promise.all(users.map(async (key) => key !== user && run('readwrite', (store) => store.delete(key))));
  return run('readonly', (store) => store.get(user) as IDBRequest<FolderDraft | undefined>);
}

/** Stores the folder of a user. Does nothing if the browser stores nothing. */
export async function writeDraft(user: string, draft: FolderDraft): Promise<void> {
  await run('readwrite', (store) => store.put(draft, user));
}

export async function deleteDraft(user: string): Promise<void> {
  await run('readwrite', (store) => store.delete(user));
}

async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await toPromise(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    // In private windows and with full disks, drafts are not kept.
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(STORE));
  return toPromise(request);
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser stores nothing.')),
    );
  });
}
