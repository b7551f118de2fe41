import { ReadError } from '#backend';
import { endsPath } from '../guard/endsPath';

const MAX_DEPTH = 100;
const MAX_BYTES = 4096;
/** Characters of all paths and their folders together, because they stay in memory. */
const MAX_LENGTH = 64 * 1024 * 1024;

/** Checks the paths of an archive's entries. */
export interface PathGuard {
  /**
   * Returns the normalized path of an entry, without a slash at the end. Empty for the root.
   *
   * @throws ReadError if the path leaves the root, or if another entry has the same path
   */
  check(path: string, kind: 'file' | 'folder'): string;
}

/**
 * Creates a guard for the paths of one archive. Paths that differ only in case or Unicode form are the same file in some file systems,
 * so one would replace the other.
 */
export function createPathGuard(name: string): PathGuard {
  const seen = new Map<string, 'file' | 'folder'>();
  let length = 0;

  function refuse(path: string, reason: string): ReadError {
    return new ReadError(`The archive of '${name}' contains '${clip(path)}', which ${reason}.`);
  }

  function add(path: string, kind: 'file' | 'folder', original: string): void {
    const key = path.normalize('NFC').toLowerCase();
    const known = seen.get(key);
    if (known !== undefined && (known === 'file' || kind === 'file'))
      throw refuse(original, 'has the same name as another entry');
    if (known === undefined) length += key.length;
    if (length > MAX_LENGTH) throw new ReadError(`The paths of the files of '${name}' are too long.`);
    seen.set(key, kind);
  }

  return {
    check(path, kind) {
      const parts = path
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/$/, '')
        .split('/');
      if (path === '' || path === '.' || path === './') return '';
      if (/^[a-z]:/i.test(path) || path.startsWith('/') || endsPath(path))
        throw refuse(path, 'is not a path in it');
      if (parts.some((part) => part === '..' || part === '.' || part === ''))
        throw refuse(path, 'leaves its folder');
      if (parts.length > MAX_DEPTH || Buffer.byteLength(path) > MAX_BYTES)
        throw refuse(path, 'is too long or nested too deeply');
      for (let end = 1; end < parts.length; end += 1) add(parts.slice(0, end).join('/'), 'folder', path);
      add(parts.join('/'), kind, path);
      return parts.join('/');
    },
  };
}

function clip(path: string): string {
  const text = JSON.stringify(path).slice(1, -1);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
