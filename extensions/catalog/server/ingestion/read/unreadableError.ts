import { ReadError } from '#backend';

/** A file or folder cannot be read, and it is unknown what it contains. */
export class UnreadableError extends ReadError {
  /** Files, and folders with a slash at the end. Entities from there stay. */
  readonly paths: string[];

  constructor(message: string, paths: string[], options?: { notFound?: boolean }) {
    super(message, options);
    this.paths = paths;
  }
}
