import { describe, expect, it } from 'vitest';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { applyFix } from '../fix/applyFix';
import { parseBounded } from '../yaml/parseBounded';
import { parseConfigText } from '../yaml/parseYaml';
import { createEffort } from './effort';
import { repairSyntax } from './repairSyntax';

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
  return parseConfigText(text, 'a.yaml').problems;
}

/** The text with one line changed. */
function breakLine(line: number, change: (text: string) => string): string {
  return good
    .split('\n')
    .map((text, index) => (index === line - 1 ? change(text) : text))
    .join('\n');
}

describe('a file that is no YAML', () => {
  it.each<[title: string, line: number, change: (text: string) => string]>([
    ['a line that is indented too far', 3, (text) => `  ${text}`],
    ['a line that is indented too little', 3, (text) => text.slice(1)],
    ['a line that lost all its indentation', 3, (text) => text.trim()],
    ['a list item that is indented too far', 6, (text) => `  ${text}`],
    ['a list item that is indented too little', 11, (text) => text.slice(2)],
    ['the first key of an item, told a line later', 9, (text) => `  ${text}`],
    ['a key of an item', 10, (text) => `  ${text}`],
    ['a key with an inside, told lines later', 12, (text) => `  ${text}`],
    ['a key with an inside, told a line before', 19, (text) => `  ${text}`],
    ['a section that is indented', 18, (text) => ` ${text}`],
    ['a tab', 7, (text) => text.replace('        ', '\t\t')],
    ['a tab behind spaces', 3, (text) => text.replace('  ', ' \t')],
    ['a second colon', 2, (text) => text.replace('Acme', 'Acme: the portal')],
    ['a value that starts with a sign', 2, (text) => text.replace('Acme', '@acme')],
    ['quotes that are not closed', 2, (text) => text.replace('Acme', '"Acme')],
    ['brackets that are not closed', 21, (text) => text.replace('[]', '[')],
    ['a colon that is missing', 7, (text) => text.replace(':', '')],
    ['a space that is missing', 13, (text) => text.replace(': ', ':')],
  ])('names %s at its line and mends it', (_, line, change) => {
    const broken = breakLine(line, change);
    const problems = read(broken);
    expect(problems.map(({ code, where }) => `${code} ${where?.line}`)).toEqual([
      `CONFIG_SYNTAX_INVALID ${line}`,
    ]);
    const fix = problems[0]?.fix;
    const mended = fix && applyFix(broken, fix, 'a.yaml');
    expect(mended && read(mended)).toEqual([]);
  });

  it('names several mistakes at once, each once', () => {
    const broken = good
      .replace('  title: Acme', '\ttitle: Acme')
      .replace('  name: Acme', '   name: "Acme')
      .replace('    allow: []', '    allow: [');
    expect(read(broken).map(({ where }) => where?.line)).toEqual([2, 17, 21]);
  });

  it('tells what the parser says where nothing mends it', () => {
    const problems = read('a: [1, 2\n b: }{ ]\n%%%: *\n');
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).not.toHaveProperty('fix');
  });

  it('takes time that grows with the length of the file only', async () => {
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

  it('looks for nothing in a file that nests too deeply', () => {
    const text = Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    const effort = createEffort();
    const { left } = effort;
    expect(repairSyntax(text, 'a.yaml', parseBounded(text).errors, effort)).toEqual([]);
    expect(effort.left).toBe(left);
    expect(read(text).map(({ where, message }) => `${where?.line} ${message}`)).toEqual([
      expect.stringMatching(/^10\d The file nests maps and lists too deeply/),
    ]);
  });

  it('gives up the search when the effort that a file is worth is used up, and still names what it knows', () => {
    const line = '    - page:a: { config: { path: /x } }, b: c: d\n';
    const text = `app:\n  extensions:\n${line.repeat(4000)}`;
    const effort = createEffort();
    const problems = repairSyntax(text, 'a.yaml', parseBounded(text).errors, effort);
    expect(problems[0]?.where?.line).toBe(3);
    // One parse of the whole file at most begins with some effort left.
    expect(effort.left).toBeGreaterThan(-50 * text.length);
    const spent = createEffort();
    spent.left = 0;
    expect(repairSyntax(text, 'a.yaml', parseBounded(text).errors, spent)[0]?.where?.line).toBe(3);
  });
});
