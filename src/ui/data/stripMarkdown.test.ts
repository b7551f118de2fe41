import { expect, test } from 'vitest';
import { stripMarkdown } from './stripMarkdown';

test.each([
  ['Sells tickets & keeps snake_case, 2*3*4 and a < b', 'Sells tickets & keeps snake_case, 2*3*4 and a < b'],
  ['[![build](https://ci/badge.svg)](https://ci) Sells tickets', 'Sells tickets'],
  [
    'See [the docs](https://docs.example/a_b) or <https://acme.example>',
    'See the docs or https://acme.example',
  ],
  ['# Fares\n\n- **fast** and *cheap*\n- `api` ~~old~~', 'Fares fast and cheap api old'],
  ['***Very* bold** and __under__ _line_', 'Very bold and under line'],
  ['> quote\n\n1. one\n2) two\n\n---\n\n```ts\ncode\n```', 'quote one two code'],
  ['<b>HTML</b><br/><!-- no --> text', 'HTML text'],
  ['[ref][1] text\n\n[1]: https://acme.example', 'ref text'],
  ['5 \\* 6 \\_not\\_', '5 * 6 _not_'],
  ['', ''],
])('%j becomes %j', (markdown, text) => {
  expect(stripMarkdown(markdown)).toBe(text);
});

test('takes little time for any text', () => {
  for (const part of ['[', '![', '<', '*', '_a ', '`', '\\', '> ', '- '])
    expect(stripMarkdown(part.repeat(100_000)).length).toBeLessThanOrEqual(2000);
});
