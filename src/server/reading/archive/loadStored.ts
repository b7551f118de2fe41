import { readFile } from 'node:fs/promises';
import { ReadError } from '#backend';

/** Loads a temporary file. */
export function loadStored(path: string, name: string): Promise<Uint8Array> {
  return readFile(path).catch(() => {
    throw new ReadError(`The temporary files of '${name}' have been deleted.`);
  });
}
