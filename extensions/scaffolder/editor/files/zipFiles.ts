import { unzipSync, zipSync, type Zippable } from 'fflate';
import { FolderError } from './folderError';
import {
  commonFolder,
  decodeContent,
  encodeContent,
  folderLimits,
  isIgnored,
  isSafePath,
  type TemplateFile,
} from './templateFile';

/** Creates a .zip file. */
export function createZip(
  files: ReadonlyArray<Pick<TemplateFile, 'path' | 'content' | 'executable'>>,
): Uint8Array {
  const entries: Zippable = {};
  for (const { path, content, executable } of files)
    // The mode of Unix is in the upper half of the attributes.
    entries[path] = [
      encodeContent(content),
      { os: 3, attrs: (executable === true ? 0o100755 : 0o100644) << 16 },
    ];
  return zipSync(entries);
}

/**
 * Reads the files of a .zip file. The folder that contains all of them is removed.
 *
 * @throws FolderError if it is damaged, too large, or has paths outside of its folder
 */
export function readZip(bytes: Uint8Array): TemplateFile[] {
  let count = 0;
  let size = 0;
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || isIgnored(name)) return false;
        if (!isSafePath(name)) throw new FolderError('unsafe', name);
        count += 1;
        size += originalSize;
        if (count > folderLimits.files) throw new FolderError('tooMany');
        if (size > folderLimits.bytes) throw new FolderError('tooLarge');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof FolderError ? error : new FolderError('notZip');
  }
  const paths = Object.keys(entries);
  const root = commonFolder(paths);
  return paths.map((path) => {
    const content = decodeContent(entries[path] as Uint8Array);
    return { path: path.slice(root.length), content, saved: content };
  });
}

/** Downloads files as a .zip file. */
export function downloadZip(
  name: string,
  files: ReadonlyArray<Pick<TemplateFile, 'path' | 'content' | 'executable'>>,
): void {
  const address = URL.createObjectURL(
    new Blob([createZip(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.zip`;
  link.click();
  // The download starts asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
