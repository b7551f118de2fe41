import { describe, expect, it } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { createConfigSchema } from '../sections/createConfigSchema';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { applyFix } from '../fix/applyFix';
import { parseBounded } from '../yaml/parseBounded';
import { parseConfigText } from '../parse/parseYaml';
import { createRepairSearch } from './repairSearch';
import { repairSyntax } from './repairSyntax';

const schema = createConfigSchema(bundledSettings);

const good = `app:
  title: Acme
  baseUrl: http://localhost:7007
  extensions:
    - page:catalog
    - app/routes:
        config:
          redirects:
            - from: /
              to: /catalog
    - page:home:
        config:
          title: Home
          path: /x
        disabled: false
organization:
  name: Acme
backend:
  baseUrl: http://localhost:7007
  reading:
    allow: []
`;

function read(text: string) {
  return parseConfigText(text, 'a.yaml', schema).problems;
}

/** Changes one line of the text. */
function breakLine(line: number, change: (text: string) => string): string {
  return good
    .split('\n')
    .map((text, index) => (index === line - 1 ? change(text) : text))
    .join('\n');
}

describe('a file that is not valid YAML', () => {
  it.each<[title: string, line: number, change: (text: string) => string]>([
    ['a line that is indented too far', 3, (text) => `  ${text}`],
    ['a line that is indented too little', 3, (text) => text.slice(1)],
    ['a line that lost all its indentation', 3, (text) => text.trim()],
    ['a list item that is indented too far', 6, (text) => `  ${text}`],
    ['a list item that is indented too little', 11, (text) => text.slice(2)],
    ['the first key of an item, reported one line later', 9, (text) => `  ${text}`],
    ['a key of an item', 10, (text) => `  ${text}`],
    ['a key with contents, reported lines later', 12, (text) => `  ${text}`],
    ['a key with contents, reported one line earlier', 19, (text) => `  ${text}`],
    ['a section that is indented', 18, (text) => ` ${text}`],
    ['a tab', 7, (text) => text.replace('        ', '\t\t')],
    ['a tab after spaces', 3, (text) => text.replace('  ', ' \t')],
    ['a second colon', 2, (text) => text.replace('Acme', 'Acme: the portal')],
    ['a value that starts with a special character', 2, (text) => text.replace('Acme', '@acme')],
    ['unclosed quotes', 2, (text) => text.replace('Acme', '"Acme')],
    ['unclosed brackets', 21, (text) => text.replace('[]', '[')],
    ['a missing colon', 7, (text) => text.replace(':', '')],
    ['a missing space', 13, (text) => text.replace(': ', ':')],
  ])('reports %s at its line and fixes it', (_, line, change) => {
    const broken = breakLine(line, change);
    const problems = read(broken);
    expect(problems.map(({ code, where }) => `${code} ${where?.line}`)).toEqual([
      `CONFIG_SYNTAX_INVALID ${line}`,
    ]);
    const fix = problems[0]?.fix;
    const repaired = fix && applyFix(broken, fix, 'a.yaml');
    expect(repaired && read(repaired)).toEqual([]);
  });

  it('reports several errors, each once', () => {
    const broken = good
      .replace('  title: Acme', '\ttitle: Acme')
      .replace('  name: Acme', '   name: "Acme')
      .replace('    allow: []', '    allow: [');
    expect(read(broken).map(({ where }) => where?.line)).toEqual([2, 17, 21]);
  });

  it('reports the parser errors if no repair is found', () => {
    const problems = read('a: [1, 2\n b: }{ ]\n%%%: *\n');
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).not.toHaveProperty('fix');
  });

  it('takes linear time', async () => {
    const problems = await assertGrowsLinearly(60, (size) => {
      const entries = Array.from(
        { length: size },
        (_, index) => `    - page:p${index}:\n        config:\n          title: T${index}`,
      );
      entries[size / 2] = entries[size / 2]?.replace('        config', '      \tconfig') ?? '';
      return () => read(`app:\n  extensions:\n${entries.join('\n')}\n`);
    });
    expect(problems.map(({ where }) => where?.line)).toEqual([904]);
    expect(problems[0]?.fix).toBeDefined();
  });

  it('does not search in a file that is nested too deeply', () => {
    const text = Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    const search = createRepairSearch(schema);
    const { left } = search;
    expect(repairSyntax(text, 'a.yaml', parseBounded(text).errors, search)).toEqual([]);
    expect(search.left).toBe(left);
    expect(read(text).map(({ where, message }) => `${where?.line} ${message}`)).toEqual([
      expect.stringMatching(/^10\d Maps and lists in the file exceed the limit/),
    ]);
  });

  it('stops when the budget is used up, and still reports the errors', () => {
    const line = '    - page:a: { config: { path: /x } }, b: c: d\n';
    const text = `app:\n  extensions:\n${line.repeat(4000)}`;
    const search = createRepairSearch(schema);
    const problems = repairSyntax(text, 'a.yaml', parseBounded(text).errors, search);
    expect(problems[0]?.where?.line).toBe(3);
    // At most one parse of the whole file can start with some budget left.
    expect(search.left).toBeGreaterThan(-50 * text.length);
    const spent = createRepairSearch(schema);
    spent.left = 0;
    expect(repairSyntax(text, 'a.yaml', parseBounded(text).errors, spent)[0]?.where?.line).toBe(3);
  });
});
