/** An entry of an archive. Links, devices and other special entries are `other`. */
export interface ArchiveEntry {
  path: string;
  kind: 'file' | 'folder' | 'other';
  /** Whether the owner can run the file. */
  isExecutable: boolean;
  /** The content. Has to be consumed, or skipped by taking the next entry. */
  content: AsyncIterable<Uint8Array>;
}
