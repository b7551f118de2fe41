import { createHash } from 'node:crypto';
import type { LocationRef } from '#model';

/**
 * Returns the name of a root's Location entity, as the protocol defines it: `generated-` and the SHA-1 of
 * `type:target`.
 */
export function locationEntityName({ type, target }: LocationRef): string {
  return `generated-${createHash('sha1').update(`${type}:${target}`).digest('hex')}`;
}

/** Returns the ref of a root's Location entity. */
export function locationEntityRef(location: LocationRef): string {
  return `location:default/${locationEntityName(location)}`;
}
