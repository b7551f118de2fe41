import { ReadError } from '#backend';

/** A file or folder cannot be read, and it is unknown what it contains. */
export class UnreadableError extends ReadError {
  /** Locations of files, and of folders with a slash at the end. Entities from there stay. */
  readonly sources: string[];

  constructor(message: string, targets: string[], options?: { notFound?: boolean; type?: 'file' | 'url' }) {
    super(message, options);
    this.sources = targets.map((target) => `${options?.type ?? 'file'}:${target}`);
  }
}
