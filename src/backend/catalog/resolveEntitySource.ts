import { safeParseLocationRef, type Entity, type LocationRef } from '#model';
import { ANNOTATION_LOCATION, ANNOTATION_SOURCE_LOCATION } from '#protocol';

/**
 * Resolves where the files of an entity are that its descriptor refers to by relative paths: where its source code is, or else its
 * descriptor. Returns `undefined` if neither can be read.
 *
 * Only the catalog decides which files of this server an entity can refer to, by the location of its descriptor. Anyone who can
 * register a descriptor can write the location of the source code, so it is used only if it is a URL.
 */
export function resolveEntitySource({ metadata }: Pick<Entity, 'metadata'>): LocationRef | undefined {
  const read = (annotation: string): LocationRef | undefined => {
    const parsed = safeParseLocationRef(metadata.annotations?.[annotation] ?? '');
    return parsed.ok ? parsed.value : undefined;
  };
  const written = read(ANNOTATION_SOURCE_LOCATION);
  if (written?.type === 'url') return written;
  const location = read(ANNOTATION_LOCATION);
  return location?.type === 'url' || location?.type === 'file' ? location : undefined;
}
