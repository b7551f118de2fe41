import { createServiceRef } from '../services/serviceRef';
import type { TreeFile } from './addressReader';

/** A file or folder that a server side provides. */
export interface ProvidedAddress {
  /**
   * Returns the content of a file. `etag` identifies this version.
   *
   * @throws ReadError
   */
  load(): Promise<{ bytes: Uint8Array; etag: string }>;
  /**
   * Returns the files of a folder, sorted by path.
   *
   * @throws ReadError
   */
  list(): Promise<{ files: TreeFile[]; etag: string }>;
  /**
   * Resolves a path from the folder of this address, or with a slash at the start from the root. It does not leave the root.
   *
   * @throws ReadError
   */
  resolve(path: string): string;
}

/** Provides the content of URLs without a request, such as those of repositories on this machine. */
export interface AddressProvider {
  /** Returns `undefined` for URLs of others. */
  find(url: string): ProvidedAddress | undefined;
}

/** Identifies the provider, which the reader of addresses asks first. */
export const addressProviderRef = createServiceRef<AddressProvider>('addresses');
