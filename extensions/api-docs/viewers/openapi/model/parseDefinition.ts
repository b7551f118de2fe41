import { upgrade } from '@scalar/openapi-upgrader';
import { parseDocument } from 'yaml';
import { type JsonObject, isJsonObject } from '#model';
import type { DefinitionProblem, OpenApiDocument } from './openApiTypes';
import { textOf } from './readValue';

/** A document, or the reason why it cannot be shown. */
export type ParsedDefinition = { document: OpenApiDocument } | { problem: DefinitionProblem };

/** Longer text is not parsed a second time. In characters. */
const maxRetryLength = 1_000_000;

/** Parses a definition in JSON or YAML. Swagger 2.0 and OpenAPI 3.0 are converted to OpenAPI 3.1. */
export function parseDefinition(text: string): ParsedDefinition {
  const parsed = parseText(text);
  if ('problem' in parsed) return parsed;
  const root = parsed.value;
  if (!isJsonObject(root)) return { problem: { code: 'notOpenApi' } };
  const swagger = textOf(root['swagger']);
  const openapi = textOf(root['openapi']);
  if (swagger === undefined && openapi === undefined) return { problem: { code: 'notOpenApi' } };
  // YAML reads an unquoted version as a number.
  if (swagger !== undefined) root['swagger'] = swagger === '2' ? '2.0' : swagger;
  else root['openapi'] = openapi?.includes('.') ? openapi : `${openapi}.0`;
  const specification = swagger === undefined ? `OpenAPI ${openapi}` : `Swagger ${root['swagger'] as string}`;
  try {
    return { document: { root: upgrade(root, '3.1') as unknown as JsonObject, specification } };
  } catch (error) {
    return { problem: { code: 'unexpected', message: messageOf(error) } };
  }
}

function parseText(text: string): { value: unknown } | { problem: DefinitionProblem } {
  if (!/^\s*[[{]/.test(text)) return parseYaml(text);
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // YAML can start with a brace, too.
    const asYaml = text.length <= maxRetryLength ? parseYaml(text) : undefined;
    if (asYaml && 'value' in asYaml) return asYaml;
    const message = messageOf(error);
    return { problem: { code: 'syntax', message, line: lineOfJsonError(message, text) } };
  }
}

function parseYaml(text: string): { value: unknown } | { problem: DefinitionProblem } {
  try {
    const document = parseDocument(text, {
      merge: true,
      // Searching each map for duplicates takes most of the time.
      uniqueKeys: false,
      logLevel: 'silent',
    });
    const [error] = document.errors;
    if (error)
      return {
        problem: { code: 'syntax', message: firstLine(error.message), line: error.linePos?.[0].line },
      };
    return { value: document.toJS({ maxAliasCount: 1000 }) };
  } catch (error) {
    return { problem: { code: 'syntax', message: messageOf(error) } };
  }
}

/** The message of the YAML parser repeats the place and the lines around it. */
function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');
}

function lineOfJsonError(message: string, text: string): number | undefined {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}
