import { LineCounter } from 'yaml';
import { parseStrict } from './parseStrict';

/** One document of a descriptor file. `line` is where it begins, from 1. */
export type DescriptorDocument =
  | { line: number; value: Record<string, unknown> }
  | { line: number; error: string };

const maxAliases = 100;

/**
 * Splits a descriptor file into its documents and parses each alone, so that a broken one never hides the others.
 * A `---` at the start of a line always ends a document (YAML 1.2 §9.1.2), even inside a block scalar. Empty documents
 * are passed over. A generator, so that the caller can yield to the event loop between documents.
 */
export function* parseDescriptor(text: string): Generator<DescriptorDocument> {
  for (const { source, line } of splitDocuments(text)) {
    const document = parseOne(source, line);
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

function parseOne(source: string, firstLine: number): DescriptorDocument | undefined {
  const lineCounter = new LineCounter();
  const document = parseStrict(source, lineCounter);
  const [error] = document.errors;
  const line = firstLine + (source.startsWith('---') ? 1 : 0);
  if (error !== undefined) {
    const at = lineCounter.linePos(error.pos[0]).line + firstLine - 1;
    return { line: at, error: `The YAML is not valid: ${firstSentence(error.message)}` };
  }
  if (document.contents === null) return undefined;
  try {
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    if (value === null || value === undefined) return undefined;
    if (typeof value !== 'object' || Array.isArray(value)) {
      return { line, error: 'A descriptor document must be a map with apiVersion, kind, metadata and spec.' };
    }
    return { line, value: value as Record<string, unknown> };
  } catch (cause) {
    return {
      line,
      error: `The YAML is not valid: ${cause instanceof Error ? cause.message : String(cause)}`,
    };
  }
}

function firstSentence(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');
}
