import { createHash } from 'node:crypto';

const PREFIX = 'sha256-';

/** Returns an etag for content of hosts that send none. */
export function hashContent(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return PREFIX + hash.digest('base64url');
}

/** Whether an etag was made here, so that the host does not know it. */
export function isContentHash(etag: string): boolean {
  return etag.startsWith(PREFIX);
}
