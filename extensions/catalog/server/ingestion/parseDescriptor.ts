import type { ParseYaml } from '#backend';

/** One document of a descriptor file. `line` is its first line, counted from 1. */
export type DescriptorDocument =
  | { line: number; value: Record<string, unknown> }
  | { line: number; error: string };

/**
 * Splits a descriptor file into documents and parses each separately, so that a broken one does not affect the
 * others. `---` at the start of a line always ends a document (YAML 1.2 §9.1.2), even in a block scalar. Empty
 * documents are skipped. A generator, so that the caller can yield to the event loop between documents.
 */
export function* parseDescriptor(text: string, parseYaml: ParseYaml): Generator<DescriptorDocument> {
  for (const { source, line } of splitDocuments(text)) {
    const document = parseOne(source, line, parseYaml);
    if (document !== undefined) yield document;
  }
}

function* splitDocuments(text: string): Generator<{ source: string; line: number }> {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  let start = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    const isMarker = index < lines.length && /^---(\s|$)/.test(lines[index] ?? '');
    if (!isMarker && index < lines.length) continue;
    if (index > start) yield { source: lines.slice(start, index).join('\n'), line: start + 1 };
    start = index;
  }
}

function parseOne(source: string, firstLine: number, parseYaml: ParseYaml): DescriptorDocument | undefined {
  const parsed = parseYaml(source);
  if ('error' in parsed)
    return { line: firstLine + parsed.line - 1, error: `The YAML is not valid: ${parsed.error}` };
  const { value } = parsed;
  if (value === null || value === undefined) return undefined;
  const line = firstLine + (source.startsWith('---') ? 1 : 0);
  if (typeof value !== 'object' || Array.isArray(value)) {
    return { line, error: 'A descriptor document must be a map with apiVersion, kind, metadata and spec.' };
  }
  return { line, value: value as Record<string, unknown> };
}
