/** Options for reading a URL. */
export interface ReadOptions {
  /** The `etag` of an earlier response. If the content has not changed since, it is not loaded again. */
  etag?: string | undefined;
  /** The maximum size in bytes. 10 MB by default. */
  maxBytes?: number;
  /** Replaces the credentials of the integration. Sent as a bearer token to other hosts. */
  token?: string;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** The content of a URL. */
export interface AddressContent {
  bytes: Uint8Array;
  /** The final URL, after redirects. For a file in a repository, the URL that was asked for. */
  url: string;
  /** Identifies this version of the content. */
  etag: string;
  contentType?: string;
}

/** Options for reading many files at once. */
export interface ReadTreeOptions {
  /** The `etag` of an earlier tree. If no file has changed since, nothing is loaded. */
  etag?: string | undefined;
  /** Whether to keep a file. All files by default. `path` is relative to the folder that is read. */
  filter?: (path: string) => boolean;
  /** Replaces the credentials of the integration. */
  token?: string;
  signal?: AbortSignal;
}

/** A file of a tree. */
export interface TreeFile {
  /** Path from the folder that was read, with slashes. */
  path: string;
  /** Size in bytes. */
  size: number;
  /** Whether the file can be run as a program. Absent if the host does not report it. */
  isExecutable?: boolean;
  load(): Promise<Uint8Array>;
}

/** The files of a repository or folder, in a temporary folder of the server. */
export interface AddressTree {
  url: string;
  etag: string;
  /** Sorted by path. */
  files: TreeFile[];
  /** Deletes the temporary files. Always call it. */
  dispose(): Promise<void>;
}

/** Options of a search. */
export interface SearchOptions {
  /** The `etag` of an earlier search. If no file has changed since, nothing is searched. */
  etag?: string | undefined;
  signal?: AbortSignal;
}

/** A file that matches a pattern. */
export interface FoundFile {
  /** The URL of the file, which can be passed to `load`. */
  url: string;
  /** Path from the root of the repository, with slashes. */
  path: string;
  /**
   * Loads the content, at most 10 MB.
   *
   * @throws ReadError
   */
  load(): Promise<Uint8Array>;
}

/** The files that match a pattern. */
export interface AddressSearch {
  etag: string;
  /** Sorted by path. */
  files: FoundFile[];
}

/**
 * Reads URLs, with the same guard and limits for all plugins. Use it for all URLs that come from data.
 *
 * - URLs of files in `integrations` are read with the credentials of their entry. The address of the page that shows the file is
 *   enough.
 * - Other URLs are read over HTTP, if `backend.reading.allow` contains their host.
 *
 * Private addresses are refused unless the configuration contains the host itself. Each redirect is checked, and credentials are
 * never sent to another host.
 */
export interface AddressReader {
  /**
   * Loads a file. Returns `undefined` if the content still matches `etag`.
   *
   * @throws ReadError with a message for users
   */
  load(url: string, options?: ReadOptions): Promise<AddressContent | undefined>;
  /**
   * Loads all files of a repository, or of a folder in it. Links are left out. Returns `undefined` if the tree still matches `etag`.
   *
   * @throws ReadError with a message for users, also if the host cannot do it or the tree exceeds the limits
   */
  readTree(url: string, options?: ReadTreeOptions): Promise<AddressTree | undefined>;
  /**
   * Finds files by a URL whose path contains `*`, `**`, `?` or `{a,b}`. Returns `undefined` if the result still matches `etag`.
   *
   * @throws ReadError with a message for users, also if the host cannot do it or too many files match
   */
  search(url: string, options?: SearchOptions): Promise<AddressSearch | undefined>;
  /** Whether the path of a URL in a repository is a pattern, so that it has to be searched. */
  isPattern(url: string): boolean;
  /**
   * Resolves a URL relative to a file. In a repository, paths that start with a slash start at its root, and no path leaves it.
   *
   * @throws ReadError if the result is not a valid URL
   */
  resolveUrl(url: string, base: string): string;
  /**
   * Returns a URL in a repository with the name of the default branch, if the URL names no branch. Hosts that have no default branch
   * keep the URL.
   *
   * @throws ReadError
   */
  nameBranch(url: string): Promise<string>;
  /** Returns the page on which a file of a repository can be edited. */
  findEditUrl(url: string): string | undefined;
  /** Whether a browser shows the files and folders at a URL: those of source control hosts, and of repositories on this machine. */
  hasPages(url: string): boolean;
  /**
   * Checks a URL against the integrations and the allowed hosts and paths, without loading it. Reading also checks it, and each
   * redirect.
   *
   * @throws ReadError if it cannot be read
   */
  assertAllowed(url: string): void;
  /** Calls `listener` when the integrations or the allowed hosts change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
