import type { Entity } from '#model';
import type { EntityFields } from '../ports/reader';
import { isWhole, projectFields } from './projectFields';

/** The fields in a head: what identifies an entity, and what it is shown with in lists and menus. */
const HEAD_FIELDS = [
  'apiVersion',
  'kind',
  'metadata.uid',
  'metadata.namespace',
  'metadata.name',
  'metadata.title',
  'metadata.description',
  'spec.type',
  'spec.profile.displayName',
  'spec.profile.email',
  'spec.profile.picture',
  'spec.target',
];

/** Longer heads would make lists that don't need all of it slower. */
const MAX_LENGTH = 1_000;

/** Prints the head of an entity. `null` if it is too long. */
export function printHead(entity: Entity): string | null {
  const head = JSON.stringify(projectFields(entity, HEAD_FIELDS));
  return head.length > MAX_LENGTH ? null : head;
}

/** Whether a head contains everything that these fields select. */
export function isInHead(fields: EntityFields | undefined): boolean {
  return !isWhole(fields) && fields.every((field) => HEAD_FIELDS.includes(field));
}
