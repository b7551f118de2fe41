import { type EntityColumnId, entityColumnFields } from '../../components/entityColumns';

const componentColumns: EntityColumnId[] = [
  'name',
  'system',
  'owner',
  'type',
  'lifecycle',
  'description',
  'tags',
];

const columns: Record<string, EntityColumnId[]> = {
  component: componentColumns,
  api: componentColumns,
  resource: componentColumns,
  system: ['name', 'domain', 'owner', 'description', 'tags'],
  domain: ['name', 'owner', 'description', 'tags'],
  group: ['name', 'type', 'parent', 'description'],
  user: ['name', 'email', 'memberOf'],
  template: ['name', 'owner', 'type', 'description', 'tags'],
  location: ['name', 'type', 'targets'],
};

/** Which columns the list of a kind has; those of a kind of the organisation's own are the ones that most kinds share. */
export function columnsOfKind(kind: string | undefined): EntityColumnId[] {
  return (kind !== undefined && Object.hasOwn(columns, kind) ? columns[kind] : undefined) ?? componentColumns;
}

/** What every row needs, whatever its columns: to be named, opened, edited and starred. */
const always = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'metadata.annotations',
  'spec.profile.displayName',
  'spec.type',
];

const needs: Partial<Record<EntityColumnId, string[]>> = {
  system: ['relations'],
  domain: ['relations'],
  owner: ['relations'],
  memberOf: ['relations'],
  tags: ['metadata.tags'],
  targets: ['spec.target', 'spec.targets'],
};

/** The fields that the list of a kind asks for, so that nothing else of the entities travels. */
export function fieldsOfKind(kind: string | undefined): string[] {
  const wanted = columnsOfKind(kind).flatMap((column) => needs[column] ?? entityColumnFields[column] ?? []);
  return [...new Set([...always, ...wanted])];
}
