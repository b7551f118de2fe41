import type { Readable } from 'node:stream';

/** A stored file. */
export interface StoredFile {
  /** Size in bytes. */
  size: number;
  /** Identifies this version of the file. Quoted, as in HTTP. */
  etag: string;
  modified: Date;
  /** Opens the content. Call it at most once. */
  read(): Promise<Readable>;
}

/** The files of one build. */
export interface PublishedFiles {
  /** The folder that contains the written files. */
  folder: string;
  /** Paths of new and changed files. */
  written: readonly string[];
  /** Paths of files that no longer exist. */
  removed: readonly string[];
}

/**
 * Stores built sites. A site is named by its entity, such as `default/component/website`. Paths of files use slashes. Names and paths
 * come from requests: an unsafe path is a file that does not exist.
 */
export interface SiteStorage {
  /** Finds a file. Returns `undefined` if it does not exist. */
  find(site: string, path: string): Promise<StoredFile | undefined>;
  /**
   * Stores the files of a build, the metadata last, and then removes others. Readers see old and new files until it ends, and each file
   * is complete at any time.
   */
  publish(site: string, files: PublishedFiles): Promise<void>;
}

/** The file with the metadata of a site. */
export const METADATA_FILE = 'techdocs_metadata.json';

/** Whether a path of a request is inside the folder of a site. */
export function isSafePath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- They are never part of a file name.
  if (/[\\\u0000-\u001f]/.test(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Orders files so that a page is stored after what it needs, and the metadata last. */
export function orderFiles(paths: readonly string[]): string[] {
  const rank = (path: string): number => (path === METADATA_FILE ? 2 : path.endsWith('.html') ? 1 : 0);
  return paths.toSorted((one, other) => rank(one) - rank(other));
}
