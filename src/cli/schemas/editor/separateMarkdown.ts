import type { JsonSchema } from '#config/schema';

/** Adds a plain form to each description with code marks, because some editors show Markdown and others don't. */
export function separateMarkdown(schema: JsonSchema): JsonSchema {
  return separate(schema) as JsonSchema;
}

function separate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(separate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): Array<[string, unknown]> => {
      if (key !== 'description' || typeof part !== 'string' || !part.includes('`'))
        return [[key, separate(part)]];
      return [
        ['description', part.replaceAll('`', '')],
        ['markdownDescription', part],
      ];
    }),
  );
}
