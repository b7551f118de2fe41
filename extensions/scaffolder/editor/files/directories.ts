import { FolderError } from './folderError';
import {
  commonFolder,
  decodeContent,
  encodeContent,
  folderLimits,
  isIgnored,
  type TemplateFile,
  type TemplateFolder,
} from './templateFile';

// The File System Access API is not in the types of TypeScript, because only some browsers have it.
type DirectoryHandle = FileSystemDirectoryHandle & {
  entries: () => AsyncIterable<[string, FileSystemDirectoryHandle | FileSystemFileHandle]>;
  queryPermission: (options: { mode: 'readwrite' }) => Promise<PermissionState>;
  requestPermission: (options: { mode: 'readwrite' }) => Promise<PermissionState>;
};
interface DirectoryWindow {
  showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<DirectoryHandle>;
}

/** Whether the browser can open directories, and why not. */
export function directorySupport(): 'supported' | 'insecure' | 'unsupported' {
  if (typeof (window as DirectoryWindow).showDirectoryPicker === 'function') return 'supported';
  return window.isSecureContext ? 'unsupported' : 'insecure';
}

/** Asks the user for a directory. Returns undefined if the user cancels. */
export async function chooseDirectory(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await (window as DirectoryWindow).showDirectoryPicker?.({
      id: 'trellis-template',
      mode: 'readwrite',
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Reads all files of a directory. @throws FolderError if there are too many */
export async function readDirectory(handle: FileSystemDirectoryHandle): Promise<TemplateFile[]> {
  const files: TemplateFile[] = [];
  const total = { bytes: 0 };
  await collect(handle, '', files, total);
  return files;
}

async function collect(
  directory: FileSystemDirectoryHandle,
  base: string,
  files: TemplateFile[],
  total: { bytes: number },
): Promise<void> {
  for await (const [name, entry] of (directory as DirectoryHandle).entries()) {
    const path = base + name;
    if (isIgnored(path)) continue;
    if (entry.kind === 'directory') {
      await collect(entry, `${path}/`, files, total);
      continue;
    }
    const file = await entry.getFile();
    files.push(await readFile(path, file, files.length, total));
  }
}

async function readFile(
  path: string,
  file: Blob,
  count: number,
  total: { bytes: number },
): Promise<TemplateFile> {
  total.bytes += file.size;
  if (count >= folderLimits.files) throw new FolderError('tooMany');
  if (total.bytes > folderLimits.bytes) throw new FolderError('tooLarge');
  const content = decodeContent(new Uint8Array(await file.arrayBuffer()));
  return { path, content, saved: content };
}

/** Reads the files of a folder that the user uploads. @throws FolderError if there are too many */
export async function readUpload(list: readonly File[]): Promise<TemplateFolder> {
  const paths = list.map((file) => file.webkitRelativePath || file.name);
  const root = commonFolder(paths);
  const files: TemplateFile[] = [];
  const total = { bytes: 0 };
  for (const [index, file] of list.entries()) {
    const path = (paths[index] ?? file.name).slice(root.length);
    if (!isIgnored(path)) files.push(await readFile(path, file, files.length, total));
  }
  return { name: root.slice(0, -1) || (paths[0] ?? ''), files };
}

/**
 * Writes the unsaved files of a folder to its directory, and deletes `removed` there.
 *
 * @throws FolderError if the user does not allow it
 */
export async function saveDirectory(
  handle: FileSystemDirectoryHandle,
  files: readonly TemplateFile[],
  removed: readonly string[] = [],
): Promise<void> {
  const directory = handle as DirectoryHandle;
  const options = { mode: 'readwrite' } as const;
  const isAllowed =
    (await directory.queryPermission(options)) === 'granted' ||
    (await directory.requestPermission(options)) === 'granted';
  if (!isAllowed) throw new FolderError('denied');
  for (const path of removed) await removeFile(handle, path);
  for (const { path, content } of files) {
    const [folder, name] = await enterFolders(handle, path, true);
    const file = await folder.getFileHandle(name, { create: true });
    const writable = await file.createWritable();
    await writable.write(encodeContent(content) as Uint8Array<ArrayBuffer>);
    await writable.close();
  }
}

async function removeFile(handle: FileSystemDirectoryHandle, path: string): Promise<void> {
  try {
    const [folder, name] = await enterFolders(handle, path, false);
    await folder.removeEntry(name);
  } catch (error) {
    // It was deleted there meanwhile.
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
}

async function enterFolders(
  handle: FileSystemDirectoryHandle,
  path: string,
  create: boolean,
): Promise<[FileSystemDirectoryHandle, string]> {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  let folder = handle;
  for (const part of parts) folder = await folder.getDirectoryHandle(part, { create });
  return [folder, name];
}
