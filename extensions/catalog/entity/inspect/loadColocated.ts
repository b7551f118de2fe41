import { type Entity, stringifyEntityRef } from '#model';
import { ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION } from '#protocol';
import type { CatalogApi, CatalogRequestOptions } from '../../api/CatalogApi';
import { readEntity } from '../../protocol';

const fields = [
  'apiVersion',
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.annotations',
  'spec.type',
  'spec.target',
  'spec.profile',
  'relations',
];

/** Loads the other entities with the same location or the same origin. */
export async function loadColocated(
  catalogApi: CatalogApi,
  entity: Entity,
  options: CatalogRequestOptions,
): Promise<Entity[]> {
  const filter = [ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION].flatMap((annotation) => {
    const value = entity.metadata.annotations?.[annotation];
    return value === undefined ? [] : [{ [`metadata.annotations.${annotation}`]: value }];
  });
  const ref = stringifyEntityRef(entity);
  const found: Entity[] = [];
  for await (const page of catalogApi.streamEntities({ filter, fields }, options)) {
    for (const item of page) {
      const other = readEntity(item).entity;
      if (stringifyEntityRef(other) !== ref) found.push(other);
    }
  }
  return found;
}
