import { describe, expect, test } from 'vitest';
import { createProblem, type Paint, printProblem, wrapText } from './index';

const problem = createProblem('EXTENSION_CONFIGURATION_UNKNOWN_KEY', {
  message: "Unknown key 'pth' in the config of 'page:catalog'. It has no effect.",
  hint: "Did you mean 'path'?",
  where: { file: 'app.yaml', line: 3, column: 5, path: 'app.extensions[0].page:catalog.config.pth' },
  excerpt: '2 |   config:\n3 |     pth: /x\n  |     ^^^',
  extensionId: 'page:catalog',
  pluginId: 'catalog',
  candidates: ['path', 'pathy'],
  fix: {
    title: "Rename the key to 'path'.",
    applicability: 'safe',
    edits: [],
    patch: '@@ app.yaml:3 @@\n   config:\n-    pth: /x\n+    path: /x',
  },
});

const paint: Paint = (style, text) => `<${style}>${text}</${style}>`;

describe('a problem printed for a terminal', () => {
  test('shows each id once, similar names, and the patch of the fix', () => {
    expect(printProblem(problem, { terminal: { paint: (_, text) => text, width: 60 } })).toBe(
      [
        'warning EXTENSION_CONFIGURATION_UNKNOWN_KEY app.yaml:3:5',
        "  Unknown key 'pth' in the config of 'page:catalog'. It has",
        '  no effect.',
        '    2 |   config:',
        '    3 |     pth: /x',
        '      |     ^^^',
        '  at app.extensions[0].page:catalog.config.pth',
        '  plugin catalog',
        "  Hint: Did you mean 'path'?",
        "  Similar: 'pathy'.",
        "  Fix: Rename the key to 'path'.",
        '       config:',
        '    -    pth: /x',
        '    +    path: /x',
      ].join('\n'),
    );
  });

  test('styles its parts by their role', () => {
    const printed = printProblem(problem, { terminal: { paint, width: 80 } });
    expect(printed).toContain(
      '<warning>warning</warning> <strong>EXTENSION_CONFIGURATION_UNKNOWN_KEY</strong>',
    );
    expect(printed).toContain('<place>app.yaml:3:5</place>');
    expect(printed).toContain('<faint>  |</faint><warning>     ^^^</warning>');
    expect(printed).toContain('<good>+    path: /x</good>');
  });
});

describe('wrapText', () => {
  test('breaks at spaces and keeps long words and line breaks', () => {
    expect(wrapText('one two three\nfour configuration/app-config.yaml:12 x', 9)).toEqual([
      'one two',
      'three',
      'four',
      'configuration/app-config.yaml:12',
      'x',
    ]);
  });
});
