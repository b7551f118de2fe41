import { type Document, isScalar, type LineCounter, visit, YAMLParseError } from 'yaml';
import { parseBounded } from '#config/node';

/**
 * Parses the YAML of somebody who may mean harm, in the time of one pass: a key that stands twice is an error as it is with
 * the library, which finds it by comparing every key with every other one.
 */
export function parseStrict(text: string, lines?: LineCounter): Document.Parsed {
  const document = parseBounded(text, lines);
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        // Merge keys may stand twice; they are symbols.
        if (!isScalar(key) || typeof key.value === 'symbol') continue;
        if (seen.has(key.value)) document.errors.push(createError(key.range?.[0] ?? 0));
        seen.add(key.value);
      }
    },
  });
  return document;
}

function createError(at: number): YAMLParseError {
  return new YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'Map keys must be unique');
}
