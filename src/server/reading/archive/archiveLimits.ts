/** Limits of one archive, or of one tree that is read file by file. */
export interface ArchiveLimits {
  /** Bytes of the archive. */
  archiveBytes: number;
  /** Files and folders, also those that are not kept. */
  entries: number;
  /** Bytes of all content after it is expanded, also of files that are not kept. */
  expandedBytes: number;
}

const MEGABYTE = 1024 * 1024;

/** The limits of all hosts. */
export const archiveLimits: ArchiveLimits = {
  archiveBytes: 512 * MEGABYTE,
  entries: 200_000,
  expandedBytes: 2048 * MEGABYTE,
};
