/** The kinds of named types. */
export type SchemaTypeKind = 'object' | 'interface' | 'union' | 'enum' | 'input' | 'scalar';

/** The three operations of GraphQL. */
export type OperationKind = 'query' | 'mutation' | 'subscription';

/** What arguments, fields, values and types have in common. */
export interface SchemaItem {
  name: string;
  /** Markdown. */
  description?: string;
  /** The reason, which can be empty. Undefined if the item is not deprecated. */
  deprecated?: string;
  /** Applied directives as text, except `@deprecated` and `@specifiedBy`. */
  directives: string[];
}

/** An argument of a field or directive, or a field of an input. */
export interface SchemaInput extends SchemaItem {
  /** As written, such as `[ID!]!`. */
  type: string;
  defaultValue?: string;
}

/** A field of an object or interface. */
export interface SchemaField extends SchemaInput {
  args: SchemaInput[];
}

/** A named type with its extensions merged into it. */
export interface SchemaType extends SchemaItem {
  kind: SchemaTypeKind;
  /** Of objects, interfaces and inputs. */
  fields: SchemaField[];
  /** The interfaces that an object or interface implements. */
  interfaces: string[];
  /** The members of a union. */
  members: string[];
  /** The values of an enum. */
  values: SchemaItem[];
  /** The address of the specification of a scalar. */
  specifiedBy?: string;
  /** The first line of the definition, starting at 1. Undefined for types that the language defines. */
  line?: number;
}

/** A directive that the schema defines. */
export interface SchemaDirective extends SchemaItem {
  args: SchemaInput[];
  locations: string[];
  isRepeatable: boolean;
  line?: number;
}

/** Where a type is used. */
export interface SchemaUsage {
  /** The type or directive that uses it. */
  owner: string;
  /** The field, or undefined if the owner uses it directly, such as a union its members. */
  field?: string;
  /** The argument of the field or directive. */
  argument?: string;
}

/** A schema as documentation needs it. Names come from the definition, so all lookups are maps. */
export interface SchemaModel {
  description?: string;
  roots: Map<OperationKind, string>;
  types: Map<string, SchemaType>;
  directives: Map<string, SchemaDirective>;
  /** The types that implement an interface. */
  implementations: Map<string, string[]>;
  usages: Map<string, SchemaUsage[]>;
}

/** Returns the named type in a type such as `[ID!]!`. */
export function namedTypeOf(type: string): string {
  return type.replaceAll(/[[\]!\s]/g, '');
}
