import { StreamLanguage, type StreamParser, foldService } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';

/** What the languages of {@link createWordLanguage} differ in. */
export interface WordSyntax {
  /** Separated by spaces. */
  keywords: string;
  lineComment: '#' | '//';
  /** Comments and strings of several lines, each with its start, its end and its kind. */
  blocks: ReadonlyArray<readonly [start: string, end: string, kind: 'comment' | 'string']>;
}

interface Position {
  /** The comment or string that started on this or an earlier line. */
  block?: WordSyntax['blocks'][number] | undefined;
}

const strings = /^(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)/;
const number = /^-?\d[\w.]*/;
const word = /^@?[A-Za-z_$][\w$]*/;

/**
 * Creates a language from its words, comments and strings. Colors need no more, and unlike a grammar, this works for texts with
 * errors and takes 1 kB. Lines are folded by indentation.
 */
export function createWordLanguage({ keywords, lineComment, blocks }: WordSyntax): Extension {
  const known = new Set(keywords.split(' '));
  const parser: StreamParser<Position> = {
    startState: () => ({}),
    token(stream, position) {
      if (!position.block) {
        if (stream.eatSpace()) return null;
        position.block = blocks.find(([start]) => stream.match(start));
      }
      if (position.block) {
        const [, end, kind] = position.block;
        if (readUntil(stream, end)) position.block = undefined;
        return kind;
      }
      if (stream.match(lineComment)) {
        stream.skipToEnd();
        return 'comment';
      }
      if (stream.match(strings)) return 'string';
      if (stream.match(number)) return 'number';
      if (!stream.match(word)) {
        stream.next();
        return null;
      }
      const text = stream.current();
      if (text.startsWith('@')) return 'meta';
      if (known.has(text)) return 'keyword';
      if (/^[A-Z]/.test(text)) return 'typeName';
      return stream.match(/^\s*[:(=]/, false) ? 'propertyName' : null;
    },
  };
  return [StreamLanguage.define(parser), foldService.of(findIndented)];
}

/** Moves behind the end of a block. Returns false if it is not on this line. */
function readUntil(stream: Parameters<StreamParser<Position>['token']>[0], end: string): boolean {
  while (!stream.eol()) {
    if (stream.match(end)) return true;
    if (stream.next() === '\\') stream.next();
  }
  return false;
}

/** More lines are not folded, because the gutter asks for each line in view. */
const maxLines = 10_000;

/** Returns the lines after a line that are indented further. */
function findIndented(state: EditorState, from: number): { from: number; to: number } | null {
  const first = state.doc.lineAt(from);
  const indent = indentOf(first.text);
  if (indent === undefined) return null;
  let to: number | undefined;
  const end = Math.min(state.doc.lines, first.number + maxLines);
  for (let number = first.number + 1; number <= end; number += 1) {
    const line = state.doc.line(number);
    const depth = indentOf(line.text);
    if (depth !== undefined && depth <= indent) break;
    if (depth !== undefined) to = line.to;
  }
  return to === undefined ? null : { from: first.to, to };
}

/** Returns undefined for an empty line. */
function indentOf(text: string): number | undefined {
  const indent = text.search(/\S/);
  return indent === -1 ? undefined : indent;
}
