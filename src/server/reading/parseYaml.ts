import { type Document, isScalar, LineCounter, visit, YAMLParseError } from 'yaml';
import type { ParsedYaml } from '#backend';
import { parseBounded } from '#config/node';

const maxAliases = 100;

/** Parses YAML for plugins. See `ParseYaml` of `#backend`. */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseBounded(text, lines);
  rejectDuplicates(document);
  const [error] = document.errors;
  if (error !== undefined)
    return { error: printFirstSentence(error.message), line: lines.linePos(error.pos[0]).line };
  try {
    return { value: document.toJS({ maxAliasCount: maxAliases }) as unknown };
  } catch (cause) {
    return { error: cause instanceof Error ? cause.message : String(cause), line: 1 };
  }
}

/** The library finds duplicate keys by comparing each pair of keys, which takes too long for large maps. */
function rejectDuplicates(document: Document.Parsed): void {
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        // Merge keys are symbols and may be repeated.
        if (!isScalar(key) || typeof key.value === 'symbol') continue;
        if (seen.has(key.value)) document.errors.push(createError(key.range?.[0] ?? 0));
        seen.add(key.value);
      }
    },
  });
}

function createError(at: number): YAMLParseError {
  return new YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'Map keys must be unique');
}

function printFirstSentence(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');
}
