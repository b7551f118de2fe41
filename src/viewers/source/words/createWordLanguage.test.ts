import { foldable, syntaxTree } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { classHighlighter, highlightTree } from '@lezer/highlight';
import { describe, expect, it } from 'vitest';
import { graphql, protobuf, typescript } from './wordLanguages';

/** Returns the parts of a text that have a color, as `kind:text`. */
function color(language: Extension, text: string): string[] {
  const state = EditorState.create({ doc: text, extensions: [language] });
  const parts: string[] = [];
  highlightTree(syntaxTree(state), classHighlighter, (from, to, kind) =>
    parts.push(`${kind.replaceAll('tok-', '')}:${text.slice(from, to)}`),
  );
  return parts;
}

describe('a language of words', () => {
  it.each([
    [
      'GraphQL',
      graphql(),
      '"""\nA "ship"\n"""\ntype Ship @key(on: 1) { # all\n  name: String }',
      [
        'string:"""',
        'string:A "ship"',
        'string:"""',
        'keyword:type',
        'typeName:Ship',
        'meta:@key',
        'keyword:on',
        'number:1',
        'comment:# all',
        'propertyName:name',
        'typeName:String',
      ],
    ],
    [
      'Protobuf',
      protobuf(),
      'message Ship { /* it\'s\n  a */ string name = 1; } // "end',
      [
        'keyword:message',
        'typeName:Ship',
        "comment:/* it's",
        'comment:  a */',
        'keyword:string',
        'propertyName:name',
        'number:1',
        'comment:// "end',
      ],
    ],
    [
      'TypeScript',
      typescript(),
      "const a = `x\n\\`y`; load('it\\'s', \"open",
      [
        'keyword:const',
        'propertyName:a',
        'string:`x',
        'string:\\`y`',
        'propertyName:load',
        "string:'it\\'s'",
        'string:"open',
      ],
    ],
  ])('colors %s', (_name, language, text, parts) => {
    expect(color(language, text)).toEqual(parts);
  });

  it('folds the lines that are indented further', () => {
    const text = 'type Ship {\n  name: String\n\n  crew(\n    first: Int\n  ): Crew\n}\n';
    const state = EditorState.create({ doc: text, extensions: [graphql()] });
    const fold = (line: number): string | undefined => {
      const { from, to } = state.doc.line(line);
      const range = foldable(state, from, to) ?? undefined;
      return range && state.sliceDoc(range.from, range.to);
    };
    expect(fold(1)).toBe('\n  name: String\n\n  crew(\n    first: Int\n  ): Crew');
    expect(fold(2)).toBeUndefined();
    expect(fold(4)).toBe('\n    first: Int');
  });
});
