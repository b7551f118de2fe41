import type { Entity } from '#model';
import { ANNOTATION_EDIT_URL, ANNOTATION_VIEW_URL } from '#protocol';

/** Returns whether an entity has any row actions. */
export function hasRowActions({ metadata }: Entity): boolean {
  return [ANNOTATION_VIEW_URL, ANNOTATION_EDIT_URL].some((key) => metadata.annotations?.[key] !== undefined);
}
