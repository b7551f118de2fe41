import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { applyFix } from '../fix/applyFix';
import { loadConfig } from '../node/loadConfig';
import { loadText } from '../node/testing/loadText';

interface Mistake {
  text: string;
  /** `code line` of what is told first. */
  told: string;
  /** The text after the fix. */
  mended: string;
  files?: Record<string, string>;
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;

const mistakes: Array<[title: string, mistake: Mistake]> = [
  [
    'a misspelt unit of time',
    {
      text: 'catalog: {processingInterval: {minuts: 5, secons: 3}}\n',
      told: 'CONFIG_VALUE_INVALID 1',
      mended: 'catalog: {processingInterval: {minutes: 5, seconds: 3}}\n',
    },
  ],
  [
    'a misspelt key',
    { text: 'app: {titel: A}\n', told: 'CONFIG_KEY_UNKNOWN 1', mended: 'app: {title: A}\n' },
  ],
  [
    'a misspelt section',
    {
      text: lines('catalogg:', '  rules: []'),
      told: 'CONFIG_KEY_UNKNOWN 1',
      mended: lines('catalog:', '  rules: []'),
    },
  ],
  [
    'a misspelt key beside the right one',
    {
      text: lines('app:', '  title: A', '  titel: B'),
      told: 'CONFIG_KEY_UNKNOWN 3',
      mended: lines('app:', '  title: A'),
    },
  ],
  [
    'a colon without its space on the only line of a map',
    {
      text: lines('app:', '  title:A'),
      told: 'CONFIG_VALUE_INVALID 2',
      mended: lines('app:', '  title: A'),
    },
  ],
  [
    'a key of nobody',
    {
      text: lines('app:', '  title: A', '  qqqqqq: B'),
      told: 'CONFIG_KEY_UNKNOWN 3',
      mended: lines('app:', '  title: A'),
    },
  ],
  [
    'a key deep inside',
    {
      text: lines('backend:', '  reading:', '    alow: []'),
      told: 'CONFIG_KEY_UNKNOWN 3',
      mended: lines('backend:', '  reading:', '    allow: []'),
    },
  ],
  [
    'a key that lost its indentation',
    {
      text: lines('app:', '  title: A', 'extensions:', '  - page:x'),
      told: 'CONFIG_KEY_UNKNOWN 3',
      mended: lines('app:', '  title: A', '  extensions:', '    - page:x'),
    },
  ],
  [
    'a key that lost some of its indentation',
    {
      text: lines('backend:', '  reading:', '  allow: []'),
      told: 'CONFIG_KEY_UNKNOWN 3',
      mended: lines('backend:', '  reading:', '    allow: []'),
    },
  ],
  [
    'a section that is indented',
    {
      text: lines('app:', '  title: A', '  organization:', '    name: B'),
      told: 'CONFIG_KEY_UNKNOWN 3',
      mended: lines('app:', '  title: A', 'organization:', '  name: B'),
    },
  ],
  [
    'a key that slipped below its neighbour',
    {
      text: lines(
        'app:',
        '  support:',
        '    url: https://a.example.com',
        '    baseUrl: http://b.example.com',
      ),
      told: 'CONFIG_KEY_UNKNOWN 4',
      mended: lines(
        'app:',
        '  support:',
        '    url: https://a.example.com',
        '  baseUrl: http://b.example.com',
      ),
    },
  ],
  [
    'a number that has to be a text',
    {
      text: 'app: {title: 12.50} # why\n',
      told: 'CONFIG_VALUE_INVALID 1',
      mended: "app: {title: '12.50'} # why\n",
    },
  ],
  [
    'a misspelt word',
    {
      text: 'catalog: {orphanStrategy: delet}\n',
      told: 'CONFIG_VALUE_INVALID 1',
      mended: 'catalog: {orphanStrategy: delete}\n',
    },
  ],
  [
    'a misspelt boolean',
    {
      text: 'catalog: {readonly: ture}\n',
      told: 'CONFIG_VALUE_INVALID 1',
      mended: 'catalog: {readonly: true}\n',
    },
  ],
  [
    'an address without a scheme',
    {
      text: 'app: {baseUrl: portal.example.com}\n',
      told: 'CONFIG_VALUE_INVALID 1',
      mended: 'app: {baseUrl: https://portal.example.com}\n',
    },
  ],
  [
    'a local address without a scheme',
    {
      text: 'app: {baseUrl: localhost:7007}\n',
      told: 'CONFIG_VALUE_INVALID 1',
      mended: 'app: {baseUrl: http://localhost:7007}\n',
    },
  ],
  [
    'a list of one without brackets',
    {
      text: 'app: {extensions: page:x}\n',
      told: 'CONFIG_VALUE_INVALID 1',
      mended: 'app: {extensions: [page:x]}\n',
    },
  ],
  [
    'brackets around one text',
    { text: 'app: {title: [ Acme ]}\n', told: 'CONFIG_VALUE_INVALID 1', mended: 'app: {title: Acme}\n' },
  ],
  [
    'brackets around one boolean',
    {
      text: 'permission:\n  enabled: [true] # why\n',
      told: 'CONFIG_VALUE_INVALID 2',
      mended: 'permission:\n  enabled: true # why\n',
    },
  ],
  [
    'a map where a list is wanted',
    {
      text: lines(
        'app:',
        '  extensions:',
        '    page:x:',
        '      config:',
        '        a: 1',
        '    page:y: false',
        'x: 1',
      ),
      told: 'CONFIG_VALUE_INVALID 3',
      mended: lines(
        'app:',
        '  extensions:',
        '    - page:x:',
        '        config:',
        '          a: 1',
        '    - page:y: false',
        'x: 1',
      ),
    },
  ],
  [
    'a number that is none',
    {
      text: lines('backend:', '  listen:', '    port: seven', '    host: a'),
      told: 'CONFIG_VALUE_INVALID 3',
      mended: lines('backend:', '  listen:', '    host: a'),
    },
  ],
  [
    'a text where a map is wanted',
    {
      text: lines('app:', '  title: A', '  support: none'),
      told: 'CONFIG_VALUE_INVALID 3',
      mended: lines('app:', '  title: A'),
    },
  ],
  [
    'a map where a text is wanted',
    { text: lines('app:', '  title:', '    en: A'), told: 'CONFIG_VALUE_INVALID 3', mended: 'app: {}\n' },
  ],
  [
    'a severity of no kind',
    {
      text: 'app: {problems: {ROUTE_DUPLICATE: ignored}}\n',
      told: 'CONFIG_VALUE_INVALID 1',
      mended: 'app: {problems: {ROUTE_DUPLICATE: ignore}}\n',
    },
  ],
  [
    'a code of no problem',
    {
      text: 'app: {problems: {ROUTE_DUPLICAT: ignore}}\n',
      told: 'CONFIG_KEY_UNKNOWN 1',
      mended: 'app: {problems: {ROUTE_DUPLICATE: ignore}}\n',
    },
  ],
  [
    'a variable that is missing',
    {
      text: lines("x: 'a ${ONE} ${TWO}'"),
      told: 'CONFIG_VARIABLE_MISSING 1',
      mended: lines("x: 'a ${ONE:-} ${TWO:-}'"),
    },
  ],
  [
    'a variable that is missing in a default',
    {
      text: lines("x: '${ONE:-${TWO}}'"),
      told: 'CONFIG_VARIABLE_MISSING 1',
      mended: lines("x: '${ONE:-${TWO:-}}'"),
    },
  ],
  [
    'a key that stands twice',
    {
      text: lines('app:', '  title: A', '  title: B'),
      told: 'CONFIG_SYNTAX_INVALID 3',
      mended: lines('app:', '  title: A'),
    },
  ],
  [
    'a file that is not there',
    {
      text: 'x: {$include: exta.yaml}\n',
      told: 'CONFIG_INCLUDE_FAILED 1',
      mended: 'x: {$include: extra.yaml}\n',
      files: { 'extra.yaml': 'a: 1' },
    },
  ],
  [
    'a text file that is not there',
    {
      text: 'x: {$file: sub/note.txt}\n',
      told: 'CONFIG_INCLUDE_FAILED 1',
      mended: 'x: {$file: sub/notes.txt}\n',
      files: { 'sub/notes.txt': 'a' },
    },
  ],
  [
    'a part of a file that is not there',
    {
      text: "x: {$include: 'extra.yaml#one.tow'}\n",
      told: 'CONFIG_INCLUDE_FAILED 1',
      mended: "x: {$include: 'extra.yaml#one.two'}\n",
      files: { 'extra.yaml': 'one: {two: 1}' },
    },
  ],
];

describe('a mistake in the configuration', () => {
  it.each(mistakes)('is told at its line and mended: %s', async (_, { text, told, mended, files = {} }) => {
    const { problems, cwd } = await loadText(text, { files });
    const [problem] = problems;
    expect(`${problem?.code} ${problem?.where?.line}`).toBe(told);
    const after = problem?.fix && applyFix(text, problem.fix, 'layer-1.yaml');
    expect(after).toBe(mended);
    writeFileSync(path.join(cwd, 'layer-1.yaml'), after ?? '');
    const again = await loadConfig({ args: ['--config', 'layer-1.yaml'], env: {}, cwd });
    expect(again.problems).toEqual([]);
  });

  it('that a variable brings has no fix in the file', async () => {
    const { problems } = await loadText("catalog: {orphanStrategy: '${S}'}", { env: { S: 'delet' } });
    expect(problems.map(({ code, fix }) => [code, fix])).toEqual([['CONFIG_VALUE_INVALID', undefined]]);
  });

  it('among many thousand keys is found in the time of one pass', async () => {
    const { problems } = await assertGrowsLinearly(500, (size) => {
      const keys = Array.from({ length: size }, (_, index) => `${index}: 1`);
      return () => loadText([...keys, 'catalogg: {}'].join('\n'));
    });
    expect(problems).toMatchObject([{ code: 'CONFIG_KEY_UNKNOWN', where: { line: 5001 } }]);
  });

  it('of a section that other tools may have stays untold', async () => {
    const { problems } = await loadText('app: {title: A}\nmyTool: {anything: 1}\n');
    expect(problems).toEqual([]);
  });

  it('of a section that has the name of a key of the section before it, but not its form, stays untold', async () => {
    const { problems } = await loadText('integrations:\n  github: []\nbitbucket:\n  proxyPath: /bitbucket\n');
    expect(problems).toEqual([]);
  });
});
