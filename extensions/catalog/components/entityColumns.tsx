import type { Entity } from '#model';
import {
  RELATION_MEMBER_OF,
  RELATION_OWNED_BY,
  RELATION_PART_OF,
  isJsonObject,
  safeParseEntityRef,
} from '#model';
import type { TranslationFunction } from '#sdk';
import { type DataTableColumn, TagList, stripMarkdown } from '#ui';
import type { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { EntityDisplayName } from '../presentation/EntityDisplayName';
import { type EntityColumnId, entityColumnFields } from './entityColumnFields';
import { EntityRefLink } from './EntityRefLink';
import { textOf } from './textOf';

type T = TranslationFunction<(typeof catalogTranslationRef)['messages']>;

/** Creates a column of an entity table. The table sorts, because it knows whether the rows are in the browser. */
export function createEntityColumn(id: EntityColumnId, t: T): DataTableColumn<Entity> {
  const base = { id, header: t(`columns.${id}`), sortable: id in entityColumnFields };
  return { ...base, ...cells[id] };
}

type Cell = Pick<DataTableColumn<Entity>, 'cell'> & Partial<DataTableColumn<Entity>>;

const cells: Record<EntityColumnId, Cell> = {
  name: { primary: true, cell: (entity) => <EntityRefLink entityRef={entity} defaultKind={entity.kind} /> },
  system: {
    priority: 4,
    minWidth: 112,
    cell: (entity) => renderRelated(partOf(entity, 'system'), 'system'),
  },
  domain: {
    priority: 4,
    minWidth: 112,
    cell: (entity) => renderRelated(partOf(entity, 'domain'), 'domain'),
  },
  owner: {
    priority: 5,
    minWidth: 112,
    cell: (entity) => renderRelated(ownersOf(entity), 'group'),
    summary: (entity) => renderName(ownersOf(entity), 'group'),
  },
  type: textColumn((entity) => entity.spec?.['type'], { priority: 6, minWidth: 104 }, 'summary'),
  lifecycle: textColumn((entity) => entity.spec?.['lifecycle'], { priority: 3 }),
  description: textColumn(descriptionOf, { width: 'fill', priority: 2, minWidth: 112 }),
  tags: {
    width: 160,
    minWidth: 112,
    priority: 1,
    cell: renderTags,
    title: (entity) => tagsOf(entity).join(', ') || undefined,
  },
  email: textColumn((entity) => profileOf(entity)['email'], { priority: 2, minWidth: 160 }, 'summary'),
  parent: {
    priority: 4,
    minWidth: 112,
    cell: (entity) => renderRelated(parentRefs(entity), 'group'),
    summary: (entity) => renderName(parentRefs(entity), 'group'),
  },
  memberOf: {
    priority: 1,
    minWidth: 112,
    cell: (entity) => renderRelated(relatedRefs(entity, RELATION_MEMBER_OF), 'group'),
  },
  targets: textColumn(targetsOf, { width: 'fill', priority: 2, minWidth: 160 }),
};

function textColumn(
  valueOf: (entity: Entity) => unknown,
  column: Partial<DataTableColumn<Entity>>,
  onPhones?: 'summary',
): Cell {
  const render = (entity: Entity) => renderText(valueOf(entity));
  return {
    ...column,
    ...(onPhones && { summary: (entity) => textOf(valueOf(entity)) && render(entity) }),
    cell: render,
    title: (entity) => textOf(valueOf(entity)),
  };
}

function descriptionOf({ metadata }: Entity): string | undefined {
  const text = textOf(metadata.description);
  return text && stripMarkdown(text);
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

// The cells of a table have no components of their own, because it has many of them.

function renderText(value: unknown) {
  const text = textOf(value);
  return text === undefined ? null : <bdi>{text}</bdi>;
}

function renderRelated([first, ...others]: string[], kind: string) {
  if (first === undefined) return null;
  return (
    <>
      {/* Only owners can be of two kinds. In the other columns, the header names the kind. */}
      <EntityRefLink entityRef={first} defaultKind={kind} hideIcon={kind !== 'group'} quiet />
      {others.length > 0 && <span title={others.join('\n')}> +{others.length}</span>}
    </>
  );
}

/** Without a name, the separator before it is left out too. */
function renderName([first]: string[], kind: string) {
  return first === undefined ? null : (
    <EntityDisplayName entityRef={first} defaultKind={kind} hideIcon disableTooltip />
  );
}

function renderTags(entity: Entity) {
  const tags = tagsOf(entity);
  return tags.length > 0 ? <TagList tags={tags} max={1} oneLine /> : null;
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
