import { createHash } from 'node:crypto';

/** The namespace of entity ids. Any fixed UUID works. */
const NAMESPACE = Buffer.from('6f1d7f0a9c3b4e5d8a2b7c6e5f403921', 'hex');

/**
 * Returns the uid of an entity: a version 5 UUID of its full lowercase ref, so it stays the same after a delete, in a
 * new database and on another server.
 */
export function resolveEntityUid(ref: string): string {
  return resolveUid(`entity ${ref}`);
}

/** Returns the id of a location: a version 5 UUID of its ref. */
export function resolveLocationUid(ref: string): string {
  return resolveUid(`location ${ref}`);
}

function resolveUid(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
