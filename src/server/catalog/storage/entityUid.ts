import { createHash } from 'node:crypto';

/** The namespace of entity ids; any fixed UUID does. */
const NAMESPACE = Buffer.from('6f1d7f0a9c3b4e5d8a2b7c6e5f403921', 'hex');

/** The uid of an entity: a UUID (version 5) of its full lower-case ref, so it survives a delete, a new database and another server. */
export function resolveEntityUid(ref: string): string {
  return resolveUid(`entity ${ref}`);
}

/** The id of a location: a UUID (version 5) of its ref. */
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
