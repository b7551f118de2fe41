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
  name: { primary: true, cell: (entity) => <EntityRefLink entityRef={entity} defaultKind={entity.kind} /> },
  system: { hideBelow: 'md', cell: (entity) => <Related refs={partOf(entity, 'system')} kind="system" /> },
  domain: { hideBelow: 'md', cell: (entity) => <Related refs={partOf(entity, 'domain')} kind="domain" /> },
  owner: { hideBelow: 'sm', cell: (entity) => <Related refs={ownersOf(entity)} kind="group" /> },
  type: textColumn((entity) => entity.spec?.['type'], { hideBelow: 'sm' }),
  lifecycle: textColumn((entity) => entity.spec?.['lifecycle'], { hideBelow: 'md' }),
  description: textColumn((entity) => entity.metadata.description, { width: 'fill', hideBelow: 'lg' }),
  tags: {
    width: 160,
    hideBelow: 'lg',
    cell: (entity) => <Tags entity={entity} />,
    title: (entity) => tagsOf(entity).join(', ') || undefined,
  },
  email: textColumn((entity) => profileOf(entity)['email'], { hideBelow: 'sm' }),
  parent: { hideBelow: 'sm', cell: (entity) => <Related refs={parentRefs(entity)} kind="group" /> },
  memberOf: {
    hideBelow: 'md',
    cell: (entity) => <Related refs={relatedRefs(entity, RELATION_MEMBER_OF)} kind="group" />,
  },
  targets: textColumn(targetsOf, { width: 'fill', hideBelow: 'sm' }),
};

function textColumn(valueOf: (entity: Entity) => unknown, column: Partial<DataTableColumn<Entity>>): Cell {
  return {
    ...column,
    cell: (entity) => <Text value={valueOf(entity)} />,
    title: (entity) => textOf(valueOf(entity)),
  };
}

function ownersOf(entity: Entity): string[] {
  return relatedRefs(entity, RELATION_OWNED_BY);
}

function partOf(entity: Entity, kind: string): string[] {
  return relatedRefs(entity, RELATION_PART_OF, kind);
}

function tagsOf(entity: Entity): string[] {
  const { tags } = entity.metadata;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

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
  const tags = tagsOf(entity);
  return tags.length > 0 ? <TagList tags={tags} max={2} oneLine /> : null;
}

function relatedRefs(entity: Entity, type: string, kind?: string): string[] {
  const refs = (entity.relations ?? [])
    .filter((relation) => relation?.type === type && typeof relation.targetRef === 'string')
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
