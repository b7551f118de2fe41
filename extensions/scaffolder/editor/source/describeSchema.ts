import type { JsonObject } from '#model';

/** Describes the values of a schema in a few words, and with its description. */
export function describeSchema(schema: JsonObject): { detail?: string; info?: string } {
  const { type, title, description } = schema;
  const names = [type].flat().filter((name) => typeof name === 'string');
  const about = [title, description]
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .join('\n');
  return {
    ...(names.length > 0 && { detail: names.join(' | ') }),
    ...(about !== '' && { info: about }),
  };
}
