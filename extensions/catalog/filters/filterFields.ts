import { safeParseEntityRef, stringifyEntityRef } from '#model';
import { ANNOTATION_ORPHAN, type EntityFilterGroup } from '#protocol';
import type { CatalogCondition, CatalogFilterField } from '../blueprints/CatalogFilterField';

/** Which entities are listed: mine, those I starred, or all. */
export type UserListKind = 'owned' | 'starred' | 'all';

/** A field that lists entities having one of the chosen values. */
function createValueField(key: string, facet: string): CatalogFilterField {
  return { key, facet, resolveConditions: (values) => [{ key: facet, values }] };
}

/** `filters[kind]` */
export function createKindField(initialFilter: string): CatalogFilterField {
  return { ...createValueField('kind', 'kind'), defaultValues: [initialFilter.toLocaleLowerCase('en-US')] };
}

/** `filters[type]` */
export const typeField = createValueField('type', 'spec.type');

/** `filters[lifecycles]` */
export const lifecycleField = createValueField('lifecycles', 'spec.lifecycle');

/** `filters[namespace]` */
export const namespaceField = createValueField('namespace', 'metadata.namespace');

/** `filters[tags]`: an entity must have every chosen tag. */
export const tagField: CatalogFilterField = {
  key: 'tags',
  facet: 'metadata.tags',
  // Two values of one key are alternatives in a filter; each tag as a key of its own makes all of them necessary.
  resolveConditions: (tags) => tags.map((tag) => ({ key: `metadata.tags.${tag}`, values: ['true'] })),
};

/** `filters[owners]`: refs, of a group where they name no kind; what is no ref is dropped. */
export const ownerField: CatalogFilterField = {
  key: 'owners',
  facet: 'relations.ownedBy',
  resolveConditions: (values) => {
    const owners = values.flatMap(readOwner);
    return owners.length > 0 ? [{ key: 'relations.ownedBy', values: owners }] : [];
  },
};

/** The full ref of a chosen owner. */
export function readOwner(value: string): string[] {
  const parsed = safeParseEntityRef(value, { defaultKind: 'Group' });
  return parsed.ok ? [stringifyEntityRef(parsed.value)] : [];
}

/** `filters[user]` */
export function createUserListField(initialFilter: UserListKind): CatalogFilterField {
  return {
    key: 'user',
    defaultValues: [initialFilter],
    resolveConditions: ([list], { kind, ownershipRefs, starredRefs }) => {
      if (list === 'owned')
        return ownershipRefs && [{ key: 'relations.ownedBy', values: [...ownershipRefs] }];
      if (list === 'starred') return starredRefs && [{ anyOf: groupRefs(starredRefs, kind) }];
      return [];
    },
  };
}

/** Refs as few filter groups: one a kind and namespace. Only those of the kind where one is given. */
function groupRefs(refs: readonly string[], kind: string | undefined): EntityFilterGroup[] {
  const groups = new Map<string, { kind: string; namespace: string; names: string[] }>();
  for (const ref of refs) {
    const parsed = safeParseEntityRef(ref);
    if (!parsed.ok || (kind !== undefined && parsed.value.kind !== kind)) continue;
    const { kind: ofKind, namespace, name } = parsed.value;
    const group = groups.get(`${ofKind}:${namespace}`) ?? { kind: ofKind, namespace, names: [] };
    group.names.push(name);
    groups.set(`${ofKind}:${namespace}`, group);
  }
  return [...groups.values()].map((group) => ({
    ...(kind === undefined && { kind: group.kind }),
    'metadata.namespace': group.namespace,
    'metadata.name': group.names,
  }));
}

/** `filters[status]`: entities that no location yields any more (`orphan`), and those processed with errors (`error`). */
export const statusField: CatalogFilterField = {
  key: 'status',
  facet: `metadata.annotations.${ANNOTATION_ORPHAN}`,
  resolveConditions: (values, { kind, failedRefs }) => {
    const conditions: CatalogCondition[] = [];
    if (values.includes('orphan'))
      conditions.push({ key: `metadata.annotations.${ANNOTATION_ORPHAN}`, values: ['true'] });
    if (!values.includes('error')) return conditions;
    return failedRefs && [...conditions, { anyOf: groupRefs(failedRefs, kind) }];
  },
};
