import { type ReactNode, useRef, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { ConfirmDialog, ErrorPanel } from '#ui';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { chooseDirectory, directorySupport, readDirectory, readUpload } from '../files/directories';
import { describeFolderError } from '../files/describeFolderError';
import { createTemplateFolder } from '../files/newTemplate';
import type { TemplateFile, TemplateFolder } from '../files/templateFile';

/** Opens templates in the editor. */
export interface FolderOpener {
  support: ReturnType<typeof directorySupport>;
  /** Asks for a directory. */
  openDirectory: () => void;
  /** Asks for a folder to upload. */
  uploadFolder: () => void;
  /** Asks for a .zip file. */
  uploadZip: () => void;
  /** Creates a template, in a directory if the browser can open one. */
  create: () => void;
  /** Opens files that are loaded. */
  open: (folder: TemplateFolder) => void;
  /** What the opener renders: the inputs for files, a question before changes are lost, and errors. */
  elements: ReactNode;
}

/** Props of {@link useFolderOpener}. */
export interface FolderOpenerOptions {
  /** The number of files that would be lost. */
  unsaved: readonly TemplateFile[];
  onOpen: (folder: TemplateFolder) => void;
}

/** Opens folders of templates. If changes would be lost, it asks first. */
export function useFolderOpener({ unsaved, onOpen }: FolderOpenerOptions): FolderOpener {
  const { t } = useTranslationRef(editorTranslationRef);
  const [error, setError] = useState<Error>();
  const [waiting, setWaiting] = useState<TemplateFolder>();
  const folderInput = useRef<HTMLInputElement>(null);
  const zipInput = useRef<HTMLInputElement>(null);
  const support = directorySupport();
  const open = (folder: TemplateFolder): void => {
    if (unsaved.length > 0) setWaiting(folder);
    else onOpen(folder);
  };
  const run = async (load: () => Promise<TemplateFolder | undefined>): Promise<void> => {
    setError(undefined);
    try {
      const folder = await load();
      if (folder) open(folder);
    } catch (cause) {
      setError(describeFolderError(cause, t));
    }
  };
  const create = async (): Promise<TemplateFolder | undefined> => {
    if (support !== 'supported') return createTemplateFolder('my-template');
    const handle = await chooseDirectory();
    if (!handle) return undefined;
    const { files } = createTemplateFolder(handle.name);
    const known = await readDirectory(handle);
    const added = files.filter(({ path }) => known.every((file) => file.path !== path));
    return { name: handle.name, handle, files: [...known, ...added] };
  };
  const readFirst = async (list: FileList | null): Promise<TemplateFolder | undefined> => {
    const file = list?.[0];
    if (!file) return undefined;
    const { readZip } = await import('../files/zipFiles');
    return {
      name: file.name.replace(/\.zip$/i, ''),
      files: readZip(new Uint8Array(await file.arrayBuffer())),
    };
  };
  return {
    support,
    open,
    openDirectory: () =>
      void run(async () => {
        const handle = await chooseDirectory();
        return handle && { name: handle.name, handle, files: await readDirectory(handle) };
      }),
    uploadFolder: () => folderInput.current?.click(),
    uploadZip: () => zipInput.current?.click(),
    create: () => void run(create),
    elements: (
      <>
        <input
          ref={folderInput}
          hidden
          type="file"
          aria-label={t('intro.folder')}
          {...{ webkitdirectory: '' }}
          onChange={({ target }) => {
            const list = [...(target.files ?? [])];
            target.value = '';
            if (list.length > 0) void run(() => readUpload(list));
          }}
        />
        <input
          ref={zipInput}
          hidden
          type="file"
          accept=".zip,application/zip"
          aria-label={t('intro.zip')}
          onChange={({ target }) => {
            const { files } = target;
            void run(() => readFirst(files)).finally(() => {
              target.value = '';
            });
          }}
        />
        {error && <ErrorPanel title={t('open.failed')} error={error} />}
        <ConfirmDialog
          open={waiting !== undefined}
          title={t('files.closeTitle')}
          confirmLabel={t('files.closeConfirm')}
          danger
          onCancel={() => setWaiting(undefined)}
          onConfirm={() => {
            setWaiting(undefined);
            if (waiting) onOpen(waiting);
          }}
        >
          {t('files.closeHelp', { count: unsaved.length })}
        </ConfirmDialog>
      </>
    ),
  };
}
