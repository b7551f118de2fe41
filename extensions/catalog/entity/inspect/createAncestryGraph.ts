import { type Entity, stringifyEntityRef } from '#model';
import { type EntityAncestryResponse, readEntity } from '../../protocol';

/** The nodes and edges of the ancestry of an entity. Edges lead from the parent. */
export interface AncestryGraph {
  nodes: Array<{ id: string; label: string; detail: string; isRoot: boolean; entity: Entity }>;
  edges: Array<{ from: string; to: string }>;
}

/** Creates the graph of an ancestry. Parents that the user may not see are omitted. */
export function createAncestryGraph({ rootEntityRef, items }: EntityAncestryResponse): AncestryGraph {
  const known = items.map(({ entity, parentEntityRefs }) => {
    const read = readEntity(entity).entity;
    return { entity: read, id: stringifyEntityRef(read), parentEntityRefs };
  });
  const ids = new Set(known.map(({ id }) => id));
  return {
    nodes: known.map(({ entity, id }) => ({
      id,
      entity,
      ...printTexts(entity),
      isRoot: id === rootEntityRef,
    })),
    edges: known.flatMap(({ id, parentEntityRefs }) =>
      parentEntityRefs.filter((parent) => ids.has(parent)).map((parent) => ({ from: parent, to: id })),
    ),
  };
}

/** The title and the kind. Locations of the configuration have generated names, so they show their target instead. */
function printTexts({ kind, metadata, spec }: Entity): { label: string; detail: string } {
  const target = spec?.['target'];
  const isGenerated = kind.toLowerCase() === 'location' && metadata.name.startsWith('generated-');
  if (!isGenerated || typeof target !== 'string')
    return { label: metadata.title ?? metadata.name, detail: kind };
  return { label: target.split('/').findLast((part) => part !== '') ?? target, detail: target };
}
