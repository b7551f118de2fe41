import { type EntityColumnId, entityColumnFields } from '../../components/entityColumnFields';

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

/** Returns the columns for a kind. Custom kinds have the same columns as components. */
export function columnsOfKind(kind: string | undefined): EntityColumnId[] {
  return (kind !== undefined && Object.hasOwn(columns, kind) ? columns[kind] : undefined) ?? componentColumns;
}

/** The fields that all rows need: for their name, link, actions and star. */
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

/** Returns the fields that the list of a kind requests, to keep responses small. */
export function fieldsOfKind(kind: string | undefined): string[] {
  const wanted = columnsOfKind(kind).flatMap((column) => needs[column] ?? entityColumnFields[column] ?? []);
  return [...new Set([...always, ...wanted])];
}
