import { buildClientSchema, GraphQLError, type IntrospectionQuery, parse, printSchema } from 'graphql';
import { collectReferences } from './collectReferences';
import { collectTypes } from './collectTypes';
import type { SchemaModel } from './schemaModel';
import type { SchemaProblem } from './schemaProblem';

/**
 * Parses a schema: SDL, or the answer to an introspection query as JSON. It is not validated, because many schemas in use are
 * invalid but can be shown.
 */
export function parseSchema(definition: string): SchemaModel | SchemaProblem {
  try {
    const isJson = /^\s*\{\s*["}]/.test(definition);
    const text = isJson ? printIntrospection(definition) : definition;
    if (text === undefined) return { code: 'notIntrospection' };
    // The lines of the printed text are not those of the definition.
    const types = collectTypes(parse(text, { noLocation: isJson }));
    return types.types.size === 0 ? { code: 'empty' } : { ...types, ...collectReferences(types) };
  } catch (error) {
    // The parser and the printer are recursive.
    return error instanceof RangeError ? { code: 'tooDeep' } : describeSyntaxError(error);
  }
}

function printIntrospection(definition: string): string | undefined {
  const answer = JSON.parse(definition) as Partial<IntrospectionQuery> & {
    data?: Partial<IntrospectionQuery> | null;
  };
  const schema = answer['__schema'] ?? answer.data?.['__schema'];
  return schema && printSchema(buildClientSchema({ __schema: schema }, { assumeValid: true }));
}

function describeSyntaxError(error: unknown): SchemaProblem {
  const message = error instanceof Error ? error.message : String(error);
  const line = error instanceof GraphQLError ? error.locations?.[0]?.line : undefined;
  return { code: 'syntax', message, ...(line === undefined ? {} : { line }) };
}
