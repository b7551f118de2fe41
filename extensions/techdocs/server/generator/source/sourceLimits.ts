const MB = 1024 * 1024;

/** Limits of the source of a site, so that no site can fill the memory or the disk. */
export const sourceLimits = {
  /** Files and folders of a site. */
  entries: 20_000,
  /** Bytes of all files. */
  totalBytes: 500 * MB,
  /** Bytes of one page or snippet. */
  textBytes: 5 * MB,
  /** Bytes of `mkdocs.yml`. */
  configBytes: MB,
  /** Depth of folders. */
  depth: 30,
  /** Bytes of the packed objects of the Git repository around a site. */
  packBytes: 100 * MB,
  /** Time for its history, in ms. */
  historyMs: 5_000,
} as const;
