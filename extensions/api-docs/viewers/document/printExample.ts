import { sample } from 'openapi-sampler';
import type { JsonObject, JsonValue } from '#model';

/** Longer examples are cut. In characters. */
const maxLength = 100_000;

/** Prints a value as an example: text as it is, anything else as JSON. */
export function printExample(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? '');
  return text.length > maxLength ? `${text.slice(0, maxLength)}\n…` : text;
}

/**
 * Generates an example from a schema, in JSON or XML.
 *
 * @returns `undefined` if there is none, such as for a schema with a `$ref` to another document
 */
export function generateExample(
  root: JsonObject,
  schema: JsonValue,
  options: { mediaType: string; isRequest: boolean },
): string | undefined {
  const isXml = /[/+]xml\b/.test(options.mediaType);
  try {
    const value: unknown = sample(
      schema as Parameters<typeof sample>[0],
      {
        quiet: true,
        maxSampleDepth: 8,
        ...(options.isRequest ? { skipReadOnly: true } : { skipWriteOnly: true }),
        ...(isXml && { format: 'xml' as const }),
      },
      root,
    );
    return value === undefined ? undefined : printExample(value);
  } catch {
    return undefined;
  }
}
