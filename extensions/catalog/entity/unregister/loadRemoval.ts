import { type Entity, stringifyEntityRef } from '#model';
import { ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION, ANNOTATION_ORPHAN } from '#protocol';
import { CATALOG_FILTER_EXISTS } from '../../api/entityFilterQuery';
import type { CatalogApi, CatalogRequestOptions } from '../../api/CatalogApi';
import { presentationFields } from '../../presentation/createEntitySnapshot';
import { readEntity } from '../../protocol/readEntity';

/** An entity of the location that is not removed with it. */
export interface KeptEntity {
  entity: Entity;
  /** The location that also provides it, `type:target`. Absent for an orphan. */
  locationRef?: string;
}

/** What unregistering the location of an entity does. */
export type RemovalPlan =
  | { type: 'protected' | 'unregister'; id: string; removed: Entity[]; kept: KeptEntity[] }
  /** No registered location provides the entity. */
  | { type: 'only-delete' };

const FIELDS = [...presentationFields, 'metadata.annotations'];

/** Backends don't index longer values, so filters don't find them. */
const LONGEST_FILTER = 200;

/** Finds out what would be removed together with an entity that comes from the location `origin`. */
export async function loadRemoval(
  api: CatalogApi,
  origin: string,
  options: CatalogRequestOptions,
): Promise<RemovalPlan> {
  const [{ items: locations }, entities] = await Promise.all([
    api.getLocations(options),
    loadEntitiesOf(api, origin, options),
  ]);
  const refs = new Set(locations.map(({ type, target }) => `${type}:${target}`));
  const location = locations.find(({ type, target }) => `${type}:${target}` === origin);
  if (!location) return { type: 'only-delete' };
  const preview = await api.getLocationRemoval(location.id, options);
  const successors = new Map(preview?.kept.map(({ entityRef, locationRef }) => [entityRef, locationRef]));
  const removed: Entity[] = [];
  const kept: KeptEntity[] = [];
  for (const entity of entities) {
    const { [ANNOTATION_LOCATION]: source = origin, [ANNOTATION_ORPHAN]: orphan } =
      entity.metadata.annotations ?? {};
    const successor = successors.get(stringifyEntityRef(entity));
    if (orphan === 'true') kept.push({ entity });
    else if (successor !== undefined) kept.push({ entity, locationRef: successor });
    // A location in the location that is registered too.
    else if (source !== origin && refs.has(source)) kept.push({ entity, locationRef: source });
    else removed.push(entity);
  }
  return { type: preview?.protected ? 'protected' : 'unregister', id: location.id, removed, kept };
}

async function loadEntitiesOf(
  api: CatalogApi,
  origin: string,
  options: CatalogRequestOptions,
): Promise<Entity[]> {
  const pages = api.streamEntities(
    {
      filter: {
        [`metadata.annotations.${ANNOTATION_ORIGIN_LOCATION}`]:
          origin.length > LONGEST_FILTER ? CATALOG_FILTER_EXISTS : origin,
      },
      fields: FIELDS,
      orderFields: [{ field: 'metadata.name', order: 'asc' }],
    },
    options,
  );
  const found: Entity[] = [];
  for await (const page of pages) found.push(...page.map((item) => readEntity(item).entity));
  // Filters ignore the case of values, and cannot find long ones.
  return found.filter(({ metadata }) => metadata.annotations?.[ANNOTATION_ORIGIN_LOCATION] === origin);
}
