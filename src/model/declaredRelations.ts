import type { Entity } from './entity/entity';
import { safeParseEntityRef, stringifyEntityRef } from './entity/entityRef';
import {
  RELATION_API_CONSUMED_BY,
  RELATION_API_PROVIDED_BY,
  RELATION_CHILD_OF,
  RELATION_CONSUMES_API,
  RELATION_DEPENDENCY_OF,
  RELATION_DEPENDS_ON,
  RELATION_HAS_MEMBER,
  RELATION_HAS_PART,
  RELATION_MEMBER_OF,
  RELATION_OWNED_BY,
  RELATION_OWNER_OF,
  RELATION_PARENT_OF,
  RELATION_PART_OF,
  RELATION_PROVIDES_API,
} from './entity/relation';
import type { ValidationIssue } from './validation/issue';

/** A directed relation between two entity refs, full and in lower case. */
export interface RelationEdge {
  sourceRef: string;
  type: string;
  targetRef: string;
}

/** A field of a spec that refers to other entities. */
interface RelationField {
  field: string;
  /** The kind for refs without one. Without a default, such a ref is an issue. */
  defaultKind?: string;
  type: string;
  opposite: string;
}

const owner: RelationField = {
  field: 'owner',
  defaultKind: 'Group',
  type: RELATION_OWNED_BY,
  opposite: RELATION_OWNER_OF,
};
const dependsOn: RelationField = {
  field: 'dependsOn',
  type: RELATION_DEPENDS_ON,
  opposite: RELATION_DEPENDENCY_OF,
};
const dependencyOf: RelationField = {
  field: 'dependencyOf',
  type: RELATION_DEPENDENCY_OF,
  opposite: RELATION_DEPENDS_ON,
};

function partOf(field: string, defaultKind: string): RelationField {
  return { field, defaultKind, type: RELATION_PART_OF, opposite: RELATION_HAS_PART };
}

const FIELDS_BY_KIND = new Map<string, RelationField[]>([
  [
    'component',
    [
      owner,
      partOf('system', 'System'),
      partOf('subcomponentOf', 'Component'),
      {
        field: 'providesApis',
        defaultKind: 'API',
        type: RELATION_PROVIDES_API,
        opposite: RELATION_API_PROVIDED_BY,
      },
      {
        field: 'consumesApis',
        defaultKind: 'API',
        type: RELATION_CONSUMES_API,
        opposite: RELATION_API_CONSUMED_BY,
      },
      dependsOn,
      dependencyOf,
    ],
  ],
  ['api', [owner, partOf('system', 'System')]],
  ['resource', [owner, partOf('system', 'System'), dependsOn, dependencyOf]],
  ['system', [owner, partOf('domain', 'Domain')]],
  ['domain', [owner, partOf('subdomainOf', 'Domain')]],
  ['template', [owner]],
  [
    'user',
    [{ field: 'memberOf', defaultKind: 'Group', type: RELATION_MEMBER_OF, opposite: RELATION_HAS_MEMBER }],
  ],
  [
    'group',
    [
      { field: 'parent', defaultKind: 'Group', type: RELATION_CHILD_OF, opposite: RELATION_PARENT_OF },
      { field: 'children', defaultKind: 'Group', type: RELATION_PARENT_OF, opposite: RELATION_CHILD_OF },
      { field: 'members', defaultKind: 'User', type: RELATION_HAS_MEMBER, opposite: RELATION_MEMBER_OF },
    ],
  ],
]);

/**
 * Returns the relations that an entity's spec declares, in both directions and without duplicates. A ref without a namespace
 * refers to the entity's own namespace. A ref without a kind has the default kind of the field, or is an issue if there is none.
 */
export function declaredRelations(entity: Entity): { relations: RelationEdge[]; issues: ValidationIssue[] } {
  const edges = new Map<string, RelationEdge>();
  const issues: ValidationIssue[] = [];
  const sourceRef = stringifyEntityRef(entity);
  const add = (edge: RelationEdge): void =>
    void edges.set(`${edge.sourceRef} ${edge.type} ${edge.targetRef}`, edge);
  for (const field of FIELDS_BY_KIND.get(entity.kind.toLowerCase()) ?? []) {
    for (const { ref, path } of refsOf(entity, field.field)) {
      const parsed = safeParseEntityRef(ref, {
        defaultKind: field.defaultKind,
        defaultNamespace: entity.metadata.namespace,
      });
      if (!parsed.ok) {
        issues.push({ path, message: `${parsed.message}.` });
        continue;
      }
      const targetRef = stringifyEntityRef(parsed.value);
      add({ sourceRef, type: field.type, targetRef });
      add({ sourceRef: targetRef, type: field.opposite, targetRef: sourceRef });
    }
  }
  return { relations: [...edges.values()], issues };
}

// Ignores values of other types, because spec validation already rejects them.
function refsOf(entity: Entity, field: string): Array<{ ref: string; path: Array<string | number> }> {
  const value = entity.spec?.[field];
  if (typeof value === 'string') return [{ ref: value, path: ['spec', field] }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((ref, index) =>
    typeof ref === 'string' ? [{ ref, path: ['spec', field, index] }] : [],
  );
}
