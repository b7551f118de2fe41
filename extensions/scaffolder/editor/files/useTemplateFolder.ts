import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { identityApiRef, useApi } from '#sdk';
import { saveDirectory } from './directories';
import { deleteDraft, readDraft, writeDraft, type FolderDraft } from './draftStore';
import { isUnsaved, sortFiles, type TemplateFile, type TemplateFolder } from './templateFile';

/** The folder that is open in the editor. */
export interface OpenFolder {
  /** Undefined while the draft is read, and null if no folder is open. */
  folder: FolderDraft | null | undefined;
  unsaved: readonly TemplateFile[];
  open: (folder: TemplateFolder) => void;
  close: () => void;
  change: (path: string, content: string) => void;
  add: (path: string) => void;
  rename: (from: string, to: string) => void;
  remove: (path: string) => void;
  /** Saves all files to the directory, or downloads them under the name. @throws FolderError */
  save: (name: string | undefined) => Promise<void>;
}

/** The pause after the last change before the draft is stored, in ms. */
const STORE_AFTER = 400;

/** The open folder of the user. It is kept in this browser until it is closed. */
export function useTemplateFolder(): OpenFolder {
  const identity = useApi(identityApiRef);
  const [folder, setFolder] = useState<FolderDraft | null>();
  const user = useRef('');
  const latest = useRef(folder);
  useEffect(() => {
    latest.current = folder;
  }, [folder]);
  useEffect(() => {
    let isWanted = true;
    const restore = async (): Promise<void> => {
      user.current = (await identity.getBackstageIdentity()).userEntityRef;
      const draft = await readDraft(user.current);
      if (isWanted) setFolder((now) => now ?? draft ?? null);
    };
    restore().catch(() => isWanted && setFolder((now) => now ?? null));
    return () => {
      isWanted = false;
    };
  }, [identity]);
  useStoredDraft(folder, user);

  const update = useCallback((to: (now: FolderDraft) => FolderDraft) => {
    setFolder((now) => now && to(now));
  }, []);
  const actions = useMemo<Omit<OpenFolder, 'folder' | 'unsaved'>>(
    () => ({
      open: (next) => setFolder({ ...next, files: sortFiles(next.files), removed: [] }),
      close: () => {
        setFolder(null);
        void deleteDraft(user.current);
      },
      change: (path, content) =>
        update((now) => ({
          ...now,
          files: now.files.map((file) => (file.path === path ? { ...file, content } : file)),
        })),
      add: (path) =>
        update((now) => ({
          ...now,
          removed: now.removed.filter((known) => known !== path),
          files: sortFiles([...now.files, { path, content: '' }]),
        })),
      rename: (from, to) =>
        update((now) => {
          const renamed = now.files.map((file) =>
            // The file with the new name is not in the directory yet.
            file.path === from ? withoutSaved({ ...file, path: to }) : file,
          );
          return { ...now, removed: [...now.removed, from], files: sortFiles(renamed) };
        }),
      remove: (path) =>
        update((now) => ({
          ...now,
          removed: [...now.removed, path],
          files: now.files.filter((file) => file.path !== path),
        })),
      save: async (fileName) => {
        const now = latest.current;
        if (!now) return;
        const { handle, name, files, removed } = now;
        if (handle) await saveDirectory(handle, files.filter(isUnsaved), removed);
        else (await import('./zipFiles')).downloadZip(fileName ?? name, files);
        update((then) => ({
          ...then,
          removed: then.removed.filter((path) => !removed.includes(path)),
          files: then.files.map((file) => {
            const written = files.find(({ path }) => path === file.path);
            return written ? { ...file, saved: written.content } : file;
          }),
        }));
      },
    }),
    [update],
  );
  const unsaved = useMemo(() => folder?.files.filter(isUnsaved) ?? [], [folder]);
  return { folder, unsaved, ...actions };
}

function withoutSaved({ saved: _saved, ...file }: TemplateFile): TemplateFile {
  return file;
}

/** Stores the folder after changes, and when the page is left. */
function useStoredDraft(folder: FolderDraft | null | undefined, user: { current: string }): void {
  useEffect(() => {
    if (!folder) return undefined;
    const store = (): void => void writeDraft(user.current, folder);
    const timer = setTimeout(store, STORE_AFTER);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [folder, user]);
}
