import type { CatalogService, IndexedDocument, SearchCollator } from '#backend';
import {
  DEFAULT_NAMESPACE,
  evaluateFilterPredicate,
  RELATION_OWNED_BY,
  valueAtPath,
  type Entity,
  type FilterPredicate,
} from '#model';
import { catalogEntityReadPermission } from '../../protocol/permissions';
import type { CatalogSearchSettings } from './catalogSearchSettings';

/** Changes if the documents of unchanged entities differ from those of an earlier version. */
const VERSION = 3;

/** Kinds that people look for first, and last. Others are between them. */
const ORDER: Readonly<Record<string, number>> = {
  component: 1,
  api: 1,
  system: 1,
  template: 1,
  resource: 2,
  domain: 2,
  group: 2,
  user: 3,
  location: 9,
};

/** Creates the collator of the entities, as documents of the type `software-catalog`. */
export function createCatalogCollator(
  catalog: CatalogService,
  settings: () => CatalogSearchSettings,
): SearchCollator {
  return {
    type: 'software-catalog',
    permission: catalogEntityReadPermission,
    fingerprint: () => JSON.stringify([VERSION, settings()]),
    async changes(after, limit) {
      const { filter, locationTemplate } = settings();
      const { items, cursor, isExpired } = await catalog.changes(after, limit);
      const sources = items.map(({ ref, entity }) => ({
        key: ref,
        documents: listDocuments(ref, entity, filter, locationTemplate),
      }));
      return { sources, cursor, isExpired };
    },
  };
}

/** Creates the document when it is read, so that an unusual entity does not affect others. */
function* listDocuments(
  ref: string,
  entity: Entity | undefined,
  filter: FilterPredicate | undefined,
  locationTemplate: string,
): Iterable<IndexedDocument> {
  if (entity === undefined || (filter !== undefined && !evaluateFilterPredicate(filter, entity))) return;
  yield createEntityDocument(ref, entity, locationTemplate);
}

function createEntityDocument(ref: string, entity: Entity, locationTemplate: string): IndexedDocument {
  const { kind, metadata } = entity;
  const { name, namespace = DEFAULT_NAMESPACE, title, tags = [] } = metadata;
  const type = readText(entity, 'spec.type') || 'other';
  const owner = readText(entity, 'spec.owner');
  const displayName = readText(entity, 'spec.profile.displayName');
  const ownerRefs = (entity.relations ?? [])
    .filter((relation) => relation.type === RELATION_OWNED_BY)
    .map(({ targetRef }) => targetRef.toLowerCase());
  return {
    document: {
      title: title ?? name,
      text: createText(entity),
      componentType: type,
      type,
      namespace,
      kind,
      lifecycle: readText(entity, 'spec.lifecycle'),
      owner,
      // `owner` can be a name or a ref. These are the refs that facets of the catalog have.
      ownedBy: ownerRefs,
      // The title of a user is a name such as `ann.lee`, which is not what the portal shows.
      ...(displayName !== '' && displayName !== (title ?? name) && { displayName }),
      location: fillTemplate(locationTemplate, { namespace, kind, name }),
    },
    names: [name, displayName].filter((text) => text !== ''),
    keywords: [...tags, type, kind, owner, ref].map(String),
    entityRef: ref,
    ownerRefs,
    order: ORDER[kind.toLowerCase()] ?? 5,
  };
}

/** As Backstage does: the description, and the name and email of users and groups. */
function createText(entity: Entity): string {
  const kind = entity.kind.toLowerCase();
  return [
    entity.metadata.description ?? '',
    kind === 'user' || kind === 'group' ? readText(entity, 'spec.profile.displayName') : '',
    kind === 'user' ? readText(entity, 'spec.profile.email') : '',
  ]
    .filter((text) => text !== '')
    .join(' : ');
}

function readText(entity: Entity, path: string): string {
  const value = valueAtPath(entity, path);
  return typeof value === 'string' ? value : '';
}

function fillTemplate(template: string, values: Record<'namespace' | 'kind' | 'name', string>): string {
  return template
    .replaceAll(/:(namespace|kind|name)\b/g, (_, field: keyof typeof values) =>
      encodeURIComponent(values[field]),
    )
    .toLowerCase();
}
