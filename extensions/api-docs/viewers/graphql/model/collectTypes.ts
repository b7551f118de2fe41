import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  print,
  type StringValueNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';
import type {
  OperationKind,
  SchemaDirective,
  SchemaField,
  SchemaInput,
  SchemaItem,
  SchemaModel,
  SchemaType,
  SchemaTypeKind,
} from './schemaModel';

/** The definitions of a document, before types refer to each other. */
export type CollectedTypes = Pick<SchemaModel, 'description' | 'roots' | 'types' | 'directives'>;

const typeKinds: Readonly<Partial<Record<Kind, SchemaTypeKind>>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'object',
  [Kind.OBJECT_TYPE_EXTENSION]: 'object',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.INTERFACE_TYPE_EXTENSION]: 'interface',
  [Kind.UNION_TYPE_DEFINITION]: 'union',
  [Kind.UNION_TYPE_EXTENSION]: 'union',
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.ENUM_TYPE_EXTENSION]: 'enum',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: 'input',
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
  [Kind.SCALAR_TYPE_EXTENSION]: 'scalar',
};

/** Collects types and directives. Extensions are merged, and of items with the same name only the first is kept. */
export function collectTypes(document: DocumentNode): CollectedTypes {
  const collected: CollectedTypes = { roots: new Map(), types: new Map(), directives: new Map() };
  for (const node of document.definitions) collectDefinition(node, collected);
  addDefaultRoots(collected);
  return collected;
}

function collectDefinition(node: DefinitionNode, collected: CollectedTypes): void {
  if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION) {
    if ('description' in node && node.description) collected.description = node.description.value;
    for (const { operation, type } of node.operationTypes ?? [])
      collected.roots.set(operation, type.name.value);
  } else if (node.kind === Kind.DIRECTIVE_DEFINITION) {
    if (!collected.directives.has(node.name.value))
      collected.directives.set(node.name.value, {
        ...readItem(node),
        args: (node.arguments ?? []).map(readInput),
        locations: node.locations.map(({ value }) => value),
        isRepeatable: node.repeatable,
        ...lineOf(node),
      } satisfies SchemaDirective);
  } else if (isTypeNode(node)) collectType(node, collected);
}

function isTypeNode(node: DefinitionNode): node is TypeDefinitionNode | TypeExtensionNode {
  return typeKinds[node.kind] !== undefined;
}

function collectType(node: TypeDefinitionNode | TypeExtensionNode, { types }: CollectedTypes): void {
  const name = node.name.value;
  const part = readType(node);
  const known = types.get(name);
  types.set(name, known ? mergeTypes(known, part) : part);
}

function readType(node: TypeDefinitionNode | TypeExtensionNode): SchemaType {
  const url = argumentOf(node.directives, 'specifiedBy', 'url');
  return {
    ...readItem(node),
    kind: typeKinds[node.kind] ?? 'object',
    fields: 'fields' in node ? (node.fields ?? []).map(readField) : [],
    interfaces: 'interfaces' in node ? (node.interfaces ?? []).map((type) => type.name.value) : [],
    members: 'types' in node ? (node.types ?? []).map((type) => type.name.value) : [],
    values: 'values' in node ? (node.values ?? []).map(readItem) : [],
    ...(url === undefined ? {} : { specifiedBy: url }),
    ...lineOf(node),
  };
}

function mergeTypes(type: SchemaType, extension: SchemaType): SchemaType {
  return {
    ...extension,
    ...type,
    directives: [...type.directives, ...extension.directives],
    fields: uniqueByName([...type.fields, ...extension.fields]),
    interfaces: [...new Set([...type.interfaces, ...extension.interfaces])],
    members: [...new Set([...type.members, ...extension.members])],
    values: uniqueByName([...type.values, ...extension.values]),
  };
}

/** Without a schema definition, the types with the default names are the root types. */
function addDefaultRoots({ roots, types }: CollectedTypes): void {
  if (roots.size > 0) return;
  const defaults: ReadonlyArray<readonly [OperationKind, string]> = [
    ['query', 'Query'],
    ['mutation', 'Mutation'],
    ['subscription', 'Subscription'],
  ];
  for (const [operation, name] of defaults)
    if (types.get(name)?.kind === 'object') roots.set(operation, name);
}

interface ItemNode {
  readonly name: { readonly value: string };
  readonly description?: StringValueNode | undefined;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

function readItem(node: ItemNode | EnumValueDefinitionNode): SchemaItem {
  const { name, description, directives = [] } = node;
  const isDeprecated = directives.some((directive) => directive.name.value === 'deprecated');
  return {
    name: name.value,
    ...(description ? { description: description.value } : {}),
    ...(isDeprecated ? { deprecated: argumentOf(directives, 'deprecated', 'reason') ?? '' } : {}),
    directives: directives
      .filter(({ name: { value } }) => value !== 'deprecated' && value !== 'specifiedBy')
      .map(print),
  };
}

function readInput(node: InputValueDefinitionNode): SchemaInput {
  return {
    ...readItem(node),
    type: print(node.type),
    ...(node.defaultValue ? { defaultValue: print(node.defaultValue) } : {}),
  };
}

function readField(node: FieldDefinitionNode | InputValueDefinitionNode): SchemaField {
  if (node.kind === Kind.INPUT_VALUE_DEFINITION) return { ...readInput(node), args: [] };
  return {
    ...readItem(node),
    type: print(node.type),
    args: uniqueByName((node.arguments ?? []).map(readInput)),
  };
}

function argumentOf(
  directives: readonly ConstDirectiveNode[] | undefined,
  directive: string,
  argument: string,
): string | undefined {
  const found = directives
    ?.find(({ name }) => name.value === directive)
    ?.arguments?.find(({ name }) => name.value === argument)?.value;
  return found?.kind === Kind.STRING ? found.value : undefined;
}

function lineOf(node: DefinitionNode): { line?: number } {
  // The location starts at the description, if there is one.
  const token = node.loc?.startToken;
  return token ? { line: token.line } : {};
}

function uniqueByName<TItem extends SchemaItem>(items: readonly TItem[]): TItem[] {
  const names = new Set<string>();
  return items.filter(({ name }) => !names.has(name) && names.add(name));
}
