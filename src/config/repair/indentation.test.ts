import { describe, expect, test } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { createConfigSchema } from '../sections/createConfigSchema';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { parseYaml } from '../parse/parseYaml';

const schema = createConfigSchema(bundledSettings);

const good = [
  'app:',
  '  title: Portal',
  '  extensions:',
  '    - page:catalog:',
  '        config:',
  '          title: Things',
  '          path: /things',
  '    - page:home',
  'backend:',
  '  listen:',
  '    port: 7007',
  '',
].join('\n');

const cases = [
  ['a key that is indented too far', 2, '   title: Portal', 2],
  ['a key that is not indented far enough', 7, '         path: /things', 10],
  ['a key with contents', 3, '   extensions:', 2],
  ['the first key of the file', 1, ' app:', 0],
  ['a list item', 8, '     - page:home', 4],
  ['a key indented by a tab', 2, '\ttitle: Portal', 2],
  ['a key in a map indented by a tab', 7, '\tpath: /things', 10],
  ['a section that is indented', 9, ' backend:', 0],
] as const;

describe('a line with the wrong indentation is the only problem and has a fix', () => {
  test.for(cases)('%s', ([, line, written, wanted]) => {
    const text = good
      .split('\n')
      .with(line - 1, written)
      .join('\n');
    const { value, problems } = parseYaml(text, 'app-config.yaml', schema);
    expect(value).toBeUndefined();
    expect(problems.map(({ code, where }) => [code, where?.line])).toEqual([['CONFIG_SYNTAX_INVALID', line]]);
    expect(problems[0]?.fix?.edits).toEqual([
      {
        kind: 'text',
        place: {
          file: 'app-config.yaml',
          line,
          column: 1,
          endLine: line,
          endColumn: written.length - written.trimStart().length + 1,
          path: '',
        },
        text: ' '.repeat(wanted),
      },
    ]);
  });

  test('is found in linear time in a file of thousands of lines', async () => {
    const { problems } = await assertGrowsLinearly(40, (size) => {
      const section = (index: number) => `section-${index}:\n  one: 1\n  two: 2\n  three: 3\n`;
      const text = Array.from({ length: size }, (_, index) => section(index)).join('');
      const broken = text.replace(`section-${size / 2}:\n  one`, `section-${size / 2}:\n   one`);
      return () => parseYaml(broken, 'a.yaml', schema);
    });
    expect(problems.map(({ where }) => where?.line)).toEqual([802]);
  });
});
