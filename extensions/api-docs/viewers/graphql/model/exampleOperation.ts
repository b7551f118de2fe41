import {
  namedTypeOf,
  type OperationKind,
  type SchemaField,
  type SchemaModel,
  type SchemaType,
} from './schemaModel';

/** The highest number of fields that an example selects. */
const MAX_FIELDS = 8;

/** Creates an operation that calls a field: variables for its required arguments, and the plain fields of its result. */
export function createExampleOperation(
  schema: SchemaModel,
  operation: OperationKind,
  field: SchemaField,
): string {
  const required = field.args.filter(
    ({ type, defaultValue }) => type.endsWith('!') && defaultValue === undefined,
  );
  const variables = required.map(({ name, type }) => `$${name}: ${type}`);
  const values = required.map(({ name }) => `${name}: $${name}`);
  const title = `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`;
  const selection = createSelection(schema, namedTypeOf(field.type), '    ');
  return `${operation} ${title}${inParentheses(variables)} {\n  ${field.name}${inParentheses(values)}${selection}\n}\n`;
}

function inParentheses(items: readonly string[]): string {
  return items.length === 0 ? '' : `(${items.join(', ')})`;
}

function createSelection(schema: SchemaModel, name: string, indent: string): string {
  const type = schema.types.get(name);
  if (!type || !hasSelection(type)) return '';
  const lines = [
    ...(type.kind === 'object' ? [] : ['__typename']),
    ...type.members
      .slice(0, 3)
      .map((member) => `... on ${member}${createFlatSelection(schema, member, indent)}`),
    ...listPlainFields(schema, type),
  ];
  return printSelection(lines.length > 0 ? lines : ['__typename'], indent);
}

function createFlatSelection(schema: SchemaModel, name: string, indent: string): string {
  const type = schema.types.get(name);
  const fields = type ? listPlainFields(schema, type) : [];
  return printSelection(fields.length > 0 ? fields : ['__typename'], `${indent}  `);
}

function printSelection(lines: readonly string[], indent: string): string {
  return ` {\n${lines.map((line) => `${indent}${line}\n`).join('')}${indent.slice(2)}}`;
}

/** The first fields that need neither arguments nor a selection. */
function listPlainFields({ types }: SchemaModel, { fields }: SchemaType): string[] {
  return fields
    .filter(({ type, args, deprecated }) => {
      const result = types.get(namedTypeOf(type));
      const needsArguments = args.some((arg) => arg.type.endsWith('!') && arg.defaultValue === undefined);
      return !needsArguments && deprecated === undefined && (!result || !hasSelection(result));
    })
    .slice(0, MAX_FIELDS)
    .map(({ name }) => name);
}

function hasSelection({ kind }: SchemaType): boolean {
  return kind === 'object' || kind === 'interface' || kind === 'union';
}
