import { createExampleOperation } from './exampleOperation';
import {
  namedTypeOf,
  type OperationKind,
  type SchemaDirective,
  type SchemaField,
  type SchemaItem,
  type SchemaModel,
  type SchemaType,
  type SchemaTypeKind,
  type SchemaUsage,
} from './schemaModel';

/** A group of the navigation. */
export type SchemaGroupKind = OperationKind | SchemaTypeKind | 'directive';

/** An entry of the navigation. Its address is `Type`, `Type.field` or `@directive`. */
export interface SchemaEntry {
  address: string;
  name: string;
  isDeprecated?: true;
  /** The start of the description. Only of operations. */
  summary?: string;
}

/** The entries of one group in the order of the definition. */
export interface SchemaGroup {
  kind: SchemaGroupKind;
  entries: SchemaEntry[];
}

/** What the viewer shows first. It is small even if the schema is large. */
export interface SchemaOverview {
  description?: string;
  groups: SchemaGroup[];
}

/** The documentation of one address. */
export type SchemaPage = { references: Array<[name: string, kind: SchemaTypeKind]> } & (
  | {
      is: 'type';
      type: SchemaType;
      /** The operation of a root type. */
      operation?: OperationKind;
      implementations: string[];
      usages: SchemaUsage[];
    }
  | {
      is: 'operation';
      operation: OperationKind;
      owner: string;
      field: SchemaField;
      example: string;
      /** The type that the operation returns, if the schema defines it. */
      returns?: SchemaType;
    }
  | { is: 'directive'; directive: SchemaDirective }
);

const typeGroups: readonly SchemaTypeKind[] = ['object', 'interface', 'union', 'enum', 'input', 'scalar'];
/** The maximum length of a summary. In characters. */
const MAX_SUMMARY = 200;
const operations: readonly OperationKind[] = ['query', 'mutation', 'subscription'];

/** Creates the overview of a schema. Groups without entries are left out. */
export function createOverview({ description, roots, types, directives }: SchemaModel): SchemaOverview {
  const rootNames = new Set(roots.values());
  const groups: SchemaGroup[] = [
    ...operations.map((kind) => {
      const owner = roots.get(kind);
      const fields = (owner === undefined ? undefined : types.get(owner)?.fields) ?? [];
      return { kind, entries: fields.map((field) => createOperationEntry(field, `${owner}.${field.name}`)) };
    }),
    ...typeGroups.map((kind) => ({
      kind,
      entries: [...types.values()]
        .filter((type) => type.kind === kind && !rootNames.has(type.name))
        .map((type) => createEntry(type, type.name)),
    })),
    {
      kind: 'directive',
      entries: [...directives.values()].map((directive) => createEntry(directive, `@${directive.name}`)),
    },
  ];
  return {
    ...(description === undefined ? {} : { description }),
    groups: groups.filter(({ entries }) => entries.length > 0),
  };
}

function createOperationEntry(field: SchemaField, address: string): SchemaEntry {
  const [summary = ''] = (field.description ?? '').trim().split(/\n\s*\n/);
  return {
    ...createEntry(field, address),
    ...(summary === '' ? {} : { summary: summary.slice(0, MAX_SUMMARY) }),
  };
}

function createEntry({ name, deprecated }: SchemaItem, address: string): SchemaEntry {
  return { address, name, ...(deprecated === undefined ? {} : { isDeprecated: true }) };
}

/** Returns the documentation of an address, or undefined if the schema has no such item. */
export function findPage(schema: SchemaModel, address: string): SchemaPage | undefined {
  const [owner = '', member] = address.split('.');
  if (owner.startsWith('@')) {
    const directive = schema.directives.get(owner.slice(1));
    return directive && { is: 'directive', directive, references: findReferences(schema, [directive]) };
  }
  const type = schema.types.get(owner);
  if (!type) return undefined;
  const operation = [...schema.roots].find(([, name]) => name === owner)?.[0];
  const field = type.fields.find(({ name }) => name === member);
  return operation && field
    ? createOperationPage(schema, { operation, owner, field })
    : createTypePage(schema, type, operation);
}

function createTypePage(
  schema: SchemaModel,
  type: SchemaType,
  operation: OperationKind | undefined,
): SchemaPage {
  const implementations = schema.implementations.get(type.name) ?? [];
  const usages = schema.usages.get(type.name) ?? [];
  return {
    is: 'type',
    type,
    ...(operation ? { operation } : {}),
    implementations,
    usages,
    references: findReferences(
      schema,
      type.fields,
      [...type.interfaces, ...type.members, ...implementations],
      usages.map(({ owner }) => owner),
    ),
  };
}

function createOperationPage(
  schema: SchemaModel,
  place: { operation: OperationKind; owner: string; field: SchemaField },
): SchemaPage {
  const returns = schema.types.get(namedTypeOf(place.field.type));
  return {
    is: 'operation',
    ...place,
    example: createExampleOperation(schema, place.operation, place.field),
    ...(returns ? { returns } : {}),
    references: findReferences(schema, [place.field, ...(returns?.fields ?? [])], returns?.members ?? []),
  };
}

/** Finds the kinds of all types that items refer to. Types that the schema does not define are left out. */
function findReferences(
  schema: SchemaModel,
  items: ReadonlyArray<Partial<SchemaField>>,
  ...names: ReadonlyArray<readonly string[]>
): Array<[string, SchemaTypeKind]> {
  const types = items.flatMap(({ type, args = [] }) => [type, ...args.map((arg) => arg.type)]);
  const all = new Set([...types.filter((type) => type !== undefined).map(namedTypeOf), ...names.flat()]);
  return [...all].flatMap((name) => {
    const kind = schema.types.get(name)?.kind;
    return kind ? [[name, kind]] : [];
  });
}
