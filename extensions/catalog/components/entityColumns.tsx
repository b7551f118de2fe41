import type { Entity } from '#model';
import {
  RELATION_MEMBER_OF,
  RELATION_OWNED_BY,
  RELATION_PART_OF,
  isJsonObject,
  safeParseEntityRef,
} from '#model';
import type { TranslationFunction } from '#sdk';
import { type DataTableColumn, TagList } from '#ui';
import type { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { EntityRefLink } from './EntityRefLink';
import { textOf } from './textOf';

type T = TranslationFunction<(typeof catalogTranslationRef)['messages']>;

/** The columns that tables of entities choose from. */
export type EntityColumnId =
  | 'name'
  | 'system'
  | 'domain'
  | 'owner'
  | 'type'
  | 'lifecycle'
  | 'description'
  | 'tags'
  | 'email'
  | 'parent'
  | 'memberOf'
  | 'targets';

/** The field of an entity that a column is ordered by. */
export const entityColumnFields: Partial<Record<EntityColumnId, string>> = {
  name: 'metadata.name',
  system: 'spec.system',
  domain: 'spec.domain',
  owner: 'spec.owner',
  type: 'spec.type',
  lifecycle: 'spec.lifecycle',
  description: 'metadata.description',
  email: 'spec.profile.email',
  parent: 'spec.parent',
};

/** A column of a table of entities. Ordering is the table's matter: it knows who holds the rows. */
export function createEntityColumn(id: EntityColumnId, t: T): DataTableColumn<Entity> {
  const base = { id, header: t(`columns.${id}`), sortable: id in entityColumnFields };
  return { ...base, ...cells[id] };
}

type Cell = Pick<DataTableColumn<Entity>, 'cell'> & Partial<DataTableColumn<Entity>>;

const cells: Record<EntityColumnId, Cell> = {
  name: {
    primary: true,
    cell: (entity) => <EntityRefLink entityRef={entity} defaultKind={entity.kind} />,
  },
  system: {
    width: 220,
    hideBelow: 'md',
    cell: (entity) => <Related refs={relatedRefs(entity, RELATION_PART_OF, 'system')} kind="system" />,
  },
  domain: {
    width: 220,
    hideBelow: 'md',
    cell: (entity) => <Related refs={relatedRefs(entity, RELATION_PART_OF, 'domain')} kind="domain" />,
  },
  owner: {
    width: 220,
    hideBelow: 'sm',
    cell: (entity) => <Related refs={relatedRefs(entity, RELATION_OWNED_BY)} kind="group" />,
  },
  type: {
    width: 160,
    hideBelow: 'md',
    cell: (entity) => <Text value={entity.spec?.['type']} />,
    title: (entity) => textOf(entity.spec?.['type']),
  },
  lifecycle: {
    width: 160,
    hideBelow: 'lg',
    cell: (entity) => <Text value={entity.spec?.['lifecycle']} />,
    title: (entity) => textOf(entity.spec?.['lifecycle']),
  },
  description: {
    width: 'fill',
    hideBelow: 'lg',
    cell: (entity) => <Text value={entity.metadata.description} />,
    title: (entity) => textOf(entity.metadata.description),
  },
  tags: {
    width: 260,
    hideBelow: 'xl',
    cell: (entity) => <Tags entity={entity} />,
    title: (entity) => entity.metadata.tags?.join(', '),
  },
  email: { hideBelow: 'sm', cell: (entity) => <Text value={profileOf(entity)['email']} /> },
  parent: {
    width: 240,
    hideBelow: 'sm',
    cell: (entity) => <Related refs={parentRefs(entity)} kind="group" />,
  },
  memberOf: {
    width: 'fill',
    hideBelow: 'md',
    cell: (entity) => <Related refs={relatedRefs(entity, RELATION_MEMBER_OF)} kind="group" />,
  },
  targets: {
    width: 'fill',
    hideBelow: 'sm',
    cell: (entity) => <Text value={targetsOf(entity)} />,
    title: targetsOf,
  },
};

function Text({ value }: { value: unknown }) {
  const text = textOf(value);
  return text === undefined ? null : <bdi>{text}</bdi>;
}

function Related({ refs, kind }: { refs: string[]; kind: string }) {
  const [first, ...others] = refs;
  if (first === undefined) return null;
  return (
    <>
      <EntityRefLink entityRef={first} defaultKind={kind} quiet />
      {others.length > 0 && <span title={others.join('\n')}> +{others.length}</span>}
    </>
  );
}

function Tags({ entity }: { entity: Entity }) {
  const tags = entity.metadata.tags;
  return Array.isArray(tags) && tags.length > 0 ? <TagList tags={tags} max={3} oneLine /> : null;
}

function relatedRefs(entity: Entity, type: string, kind?: string): string[] {
  const refs = (entity.relations ?? [])
    .filter((relation) => relation.type === type)
    .map(({ targetRef }) => targetRef);
  if (kind === undefined) return refs;
  return refs.filter((ref) => {
    const parsed = safeParseEntityRef(ref);
    return parsed.ok && parsed.value.kind.toLocaleLowerCase('en-US') === kind;
  });
}

function parentRefs(entity: Entity): string[] {
  const parent = textOf(entity.spec?.['parent']);
  return parent === undefined ? [] : [parent];
}

function profileOf(entity: Entity): Record<string, unknown> {
  const profile = entity.spec?.['profile'];
  return isJsonObject(profile) ? profile : {};
}

function targetsOf(entity: Entity): string | undefined {
  const { target, targets } = entity.spec ?? {};
  const all = [target, ...(Array.isArray(targets) ? targets : [])]
    .map(textOf)
    .filter((text) => text !== undefined);
  return all.length > 0 ? all.join(', ') : undefined;
}
