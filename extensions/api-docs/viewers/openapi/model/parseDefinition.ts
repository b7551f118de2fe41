import { upgrade } from '@scalar/openapi-upgrader';
import { isJsonObject } from '#model';
import { parseText } from '../../document/parseText';
import type { DefinitionProblem, OpenApiDocument } from './openApiTypes';
import { textOf } from '../../document/readValue';

/** A document, or the reason why it cannot be shown. */
export type ParsedDefinition = { document: OpenApiDocument } | { problem: DefinitionProblem };

/** Parses a definition in JSON or YAML. Swagger 2.0 and OpenAPI 3.0 are converted to OpenAPI 3.1. */
export function parseDefinition(text: string): ParsedDefinition {
  const parsed = parseText(text);
  if ('problem' in parsed) return { problem: { code: 'syntax', ...parsed.problem } };
  const root = parsed.value;
  if (!isJsonObject(root)) return { problem: { code: 'notOpenApi' } };
  const swagger = textOf(root['swagger']);
  const written = textOf(root['openapi']);
  // YAML reads an unquoted version as a number.
  const openapi = written === undefined || written.includes('.') ? written : `${written}.0`;
  if (swagger === undefined && openapi === undefined) return { problem: { code: 'notOpenApi' } };
  if (swagger !== undefined) root['swagger'] = swagger === '2' ? '2.0' : swagger;
  else root['openapi'] = openapi;
  const specification = swagger === undefined ? `OpenAPI ${openapi}` : `Swagger ${root['swagger'] as string}`;
  if (!/^(Swagger 2|OpenAPI 3)\./.test(specification))
    return { problem: { code: 'version', message: specification } };
  try {
    return { document: { root: upgrade(root, '3.1'), specification } };
  } catch (error) {
    return { problem: { code: 'unexpected', message: messageOf(error) } };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
