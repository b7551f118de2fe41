/** A file of a template that is being edited. Texts are strings, other files are bytes. */
export interface TemplateFile {
  /** The path in the folder, with slashes. */
  path: string;
  content: string | Uint8Array;
  /** The content in the directory or the last download. Undefined if the file is new. */
  saved?: string | Uint8Array;
  /** Whether the file is a program. */
  executable?: boolean;
}

/** A template that is being edited. */
export interface TemplateFolder {
  name: string;
  files: readonly TemplateFile[];
  /** The directory on this computer that files are saved to. Without it, they are saved as a .zip file. */
  handle?: FileSystemDirectoryHandle;
  /** Whether it was loaded from the catalog, which has no files next to the template. */
  isFromCatalog?: boolean;
}

/** What folders can contain. The server accepts dry runs up to 30 MB, in Base64. */
export const folderLimits = { files: 2_000, bytes: 20 * 1024 * 1024 };

/** Folders that are not part of a template. */
const ignored = new Set(['.git', 'node_modules', '.DS_Store', '__MACOSX']);

/** Whether a path is in a folder that is not part of a template. */
export function isIgnored(path: string): boolean {
  return path.split('/').some((part) => ignored.has(part));
}

/** Returns a text if the bytes are one, and the bytes otherwise. */
export function decodeContent(bytes: Uint8Array): string | Uint8Array {
  if (bytes.includes(0)) return bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

export function encodeContent(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

/** Encodes the content for requests. */
export function toBase64(content: string | Uint8Array): string {
  const bytes = encodeContent(content);
  let text = '';
  // Functions take a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 8_192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  return btoa(text);
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Whether the file has changes that are not saved. */
export function isUnsaved({ content, saved }: TemplateFile): boolean {
  return content !== saved;
}

/** Whether a path is relative and stays inside its folder. */
export function isSafePath(path: string): boolean {
  return (
    path.length <= 255 &&
    !path.includes('\\') &&
    path.split('/').every((part) => part.trim() !== '' && part !== '.' && part !== '..')
  );
}

/** Whether a file can be added at a path: no other file, and no folder, is there. */
export function isFreePath(files: readonly TemplateFile[], path: string): boolean {
  const wanted = path.toLowerCase();
  return files.every((file) => {
    const known = file.path.toLowerCase();
    return known !== wanted && !known.startsWith(`${wanted}/`) && !wanted.startsWith(`${known}/`);
  });
}

/** Sorts files as a tree: the template first, then folders, then files. */
export function sortFiles<T extends { path: string }>(files: readonly T[]): T[] {
  return files.toSorted((a, b) => {
    const [left, right] = [a.path.split('/'), b.path.split('/')];
    const shared = left.findIndex((part, index) => part !== right[index]);
    const [isLeftFile, isRightFile] = [left.length === shared + 1, right.length === shared + 1];
    if (isLeftFile !== isRightFile) return isLeftFile ? 1 : -1;
    return (left[shared] ?? '').localeCompare(right[shared] ?? '');
  });
}

/** Returns the folder that contains all paths, with a slash at its end. Archives of repositories have one. */
export function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && paths.every((path) => path.startsWith(folder)) ? folder : '';
}
