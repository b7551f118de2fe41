import { type FilterPredicate, safeParseEntityRef, stringifyEntityRef } from '#model';
import { ANNOTATION_ORPHAN } from '#protocol';
import type { EntityFilterGroup } from '../protocol';
import type {
  CatalogCondition,
  CatalogFilterContext,
  CatalogFilterField,
} from '../blueprints/CatalogFilterField';
import type { UserListKind } from './userLists';

/** Creates a field that matches entities with one of the selected values. */
function createValueField(key: string, facet: string): CatalogFilterField {
  return { key, facet, resolveConditions: (values) => [{ key: facet, values }] };
}

/** `filters[kind]` */
export function createKindField(initialFilter: string): CatalogFilterField {
  return { ...createValueField('kind', 'kind'), defaultValues: [initialFilter.toLocaleLowerCase('en-US')] };
}

/** `filters[kinds]`, for pages that list several kinds at once */
export const kindsField = createValueField('kinds', 'kind');

/** Creates a field without a control: the page lists only entities with an annotation. */
export function createAnnotationField(annotation: string): CatalogFilterField {
  return {
    key: 'annotation',
    defaultValues: [annotation],
    isFixed: true,
    resolveConditions: ([name = '']) => [{ key: `metadata.annotations.${name}`, exists: true }],
  };
}

/** The key of the field that has a predicate. */
export const PREDICATE = 'predicate';

/** Creates a field without a control: the page lists only entities that match a predicate of the configuration. */
export function createPredicateField(predicate: FilterPredicate): CatalogFilterField {
  return {
    key: PREDICATE,
    defaultValues: ['configured'],
    isFixed: true,
    resolveConditions: () => [{ predicate }],
  };
}

/** `filters[type]` */
export const typeField = createValueField('type', 'spec.type');

/** `filters[lifecycles]` */
export const lifecycleField = createValueField('lifecycles', 'spec.lifecycle');

/** `filters[namespace]` */
export const namespaceField = createValueField('namespace', 'metadata.namespace');

/** `filters[tags]`: an entity must have all selected tags. */
export const tagField: CatalogFilterField = {
  key: 'tags',
  facet: 'metadata.tags',
  // Values of one key are alternatives in a filter. A key for each tag requires all of them.
  resolveConditions: (tags) => tags.map((tag) => ({ key: `metadata.tags.${tag}`, values: ['true'] })),
};

/** `filters[owners]`: entity refs, by default of groups. Invalid refs are ignored. */
export const ownerField: CatalogFilterField = {
  key: 'owners',
  facet: 'relations.ownedBy',
  resolveConditions: (values) => {
    const owners = values.flatMap(readOwner);
    return owners.length > 0 ? [{ key: 'relations.ownedBy', values: owners }] : [];
  },
};

/** Parses a selected owner to a full ref. Returns an empty list if it is invalid. */
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

/** Returns the names of the starred entities of the listed kind. `undefined` until they are loaded. */
export function starredNames({ kind, starredRefs }: CatalogFilterContext): string[] | undefined {
  return (
    starredRefs && [
      ...new Set(groupRefs(starredRefs, kind).flatMap((group) => group['metadata.name'] as string[])),
    ]
  );
}

/** Groups refs by kind and namespace into filter groups. If a kind is given, ignores refs of other kinds. */
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

/** `filters[status]`: entities that no location provides anymore (`orphan`), and entities with processing errors (`error`). */
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
