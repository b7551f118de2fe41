import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { applyFix } from '../fix/applyFix';
import { loadConfig } from '../node/loadConfig';
import { loadText } from '../node/testing/loadText';

interface Mistake {
  text: string;
  /** `code line` of the first problem. */
  reported: string;
  /** The text after the fix. Absent if only the author can fix the mistake, because a fix never removes or invents a value. */
  fixed?: string;
  files?: Record<string, string>;
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;

const mistakes: Array<[title: string, mistake: Mistake]> = [
  [
    'a lost opening quote',
    {
      text: "app:\n  title: Acme'\n",
      reported: 'CONFIG_VALUE_SUSPICIOUS 2',
      fixed: "app:\n  title: 'Acme'\n",
    },
  ],
  [
    'a bracket after a text',
    { text: 'app:\n  title: Acme}\n', reported: 'CONFIG_VALUE_SUSPICIOUS 2', fixed: 'app:\n  title: Acme\n' },
  ],
  [
    'a text that starts with a number sign',
    {
      text: "app:\n  title: #acme'\n",
      reported: 'CONFIG_VALUE_SUSPICIOUS 2',
      fixed: "app:\n  title: '#acme'\n",
    },
  ],
  [
    'a list item that has lost its dash',
    {
      text: 'acme:\n  kinds:\n    - User\n      Group\n    - API\n',
      reported: 'CONFIG_VALUE_SUSPICIOUS 4',
      fixed: 'acme:\n  kinds:\n    - User\n    - Group\n    - API\n',
    },
  ],
  [
    'a key after its map',
    {
      text: lines(
        'proxy:',
        '  endpoints:',
        '    /a:',
        '      secure: false',
        '    target: https://a.example',
      ),
      reported: 'CONFIG_VALUE_INVALID 5',
      fixed: lines(
        'proxy:',
        '  endpoints:',
        '    /a:',
        '      secure: false',
        '      target: https://a.example',
      ),
    },
  ],
  [
    'a section in a section that is not known',
    {
      text: lines(
        'acme:',
        '  url: https://a.example',
        '  integrations:',
        '    github: [{ host: github.com }]',
      ),
      reported: 'CONFIG_KEY_UNKNOWN 3',
      fixed: lines('acme:', '  url: https://a.example', 'integrations:', '  github: [{ host: github.com }]'),
    },
  ],
  [
    'a comment without its sign',
    { text: 'Note: After the first start, use CI\n', reported: 'CONFIG_KEY_UNKNOWN 1' },
  ],
  [
    'a misspelled unit of time',
    {
      text: 'catalog: {processingInterval: {minuts: 5, secons: 3}}\n',
      reported: 'CONFIG_VALUE_INVALID 1',
      fixed: 'catalog: {processingInterval: {minutes: 5, seconds: 3}}\n',
    },
  ],
  [
    'a misspelled key',
    { text: 'app: {titel: A}\n', reported: 'CONFIG_KEY_UNKNOWN 1', fixed: 'app: {title: A}\n' },
  ],
  [
    'a misspelled section',
    {
      text: lines('catalogg:', '  rules: []'),
      reported: 'CONFIG_KEY_UNKNOWN 1',
      fixed: lines('catalog:', '  rules: []'),
    },
  ],
  [
    'a misspelled key beside the right one',
    {
      text: lines('app:', '  title: A', '  titel: B'),
      reported: 'CONFIG_KEY_UNKNOWN 3',
    },
  ],
  [
    'a missing space after a colon on the only line of a map',
    {
      text: lines('app:', '  title:A'),
      reported: 'CONFIG_VALUE_INVALID 2',
      fixed: lines('app:', '  title: A'),
    },
  ],
  [
    'an unknown key',
    {
      text: lines('organization:', '  name: A', '  qqqqqq: B'),
      reported: 'CONFIG_KEY_UNKNOWN 3',
    },
  ],
  [
    'a nested key',
    {
      text: lines('backend:', '  reading:', '    alow: []'),
      reported: 'CONFIG_KEY_UNKNOWN 3',
      fixed: lines('backend:', '  reading:', '    allow: []'),
    },
  ],
  [
    'a key that lost its indentation',
    {
      text: lines('app:', '  title: A', 'extensions:', '  - page:x'),
      reported: 'CONFIG_KEY_UNKNOWN 3',
      fixed: lines('app:', '  title: A', '  extensions:', '    - page:x'),
    },
  ],
  [
    'a key that lost some of its indentation',
    {
      text: lines('backend:', '  reading:', '  allow: []'),
      reported: 'CONFIG_KEY_UNKNOWN 3',
      fixed: lines('backend:', '  reading:', '    allow: []'),
    },
  ],
  [
    'a section that is indented',
    {
      text: lines('app:', '  title: A', '  organization:', '    name: B'),
      reported: 'CONFIG_KEY_UNKNOWN 3',
      fixed: lines('app:', '  title: A', 'organization:', '  name: B'),
    },
  ],
  [
    'a key that is indented like its neighbor',
    {
      text: lines(
        'app:',
        '  support:',
        '    url: https://a.example.com',
        '    baseUrl: http://b.example.com',
      ),
      reported: 'CONFIG_KEY_UNKNOWN 4',
      fixed: lines('app:', '  support:', '    url: https://a.example.com', '  baseUrl: http://b.example.com'),
    },
  ],
  [
    'a number instead of a string',
    {
      text: 'app: {title: 12.50} # why\n',
      reported: 'CONFIG_VALUE_INVALID 1',
      fixed: "app: {title: '12.50'} # why\n",
    },
  ],
  [
    'a misspelled word',
    {
      text: 'catalog: {orphanStrategy: delet}\n',
      reported: 'CONFIG_VALUE_INVALID 1',
      fixed: 'catalog: {orphanStrategy: delete}\n',
    },
  ],
  [
    'a misspelled boolean',
    {
      text: 'catalog: {readonly: ture}\n',
      reported: 'CONFIG_VALUE_INVALID 1',
      fixed: 'catalog: {readonly: true}\n',
    },
  ],
  [
    'a URL without a scheme',
    {
      text: 'app: {baseUrl: portal.example.com}\n',
      reported: 'CONFIG_VALUE_INVALID 1',
      fixed: 'app: {baseUrl: https://portal.example.com}\n',
    },
  ],
  [
    'a local URL without a scheme',
    {
      text: 'app: {baseUrl: localhost:7007}\n',
      reported: 'CONFIG_VALUE_INVALID 1',
      fixed: 'app: {baseUrl: http://localhost:7007}\n',
    },
  ],
  [
    'a single value instead of a list',
    {
      text: 'app: {extensions: page:x}\n',
      reported: 'CONFIG_VALUE_INVALID 1',
      fixed: 'app: {extensions: [page:x]}\n',
    },
  ],
  [
    'brackets around a string',
    { text: 'app: {title: [ Acme ]}\n', reported: 'CONFIG_VALUE_INVALID 1', fixed: 'app: {title: Acme}\n' },
  ],
  [
    'brackets around a boolean',
    {
      text: 'permission:\n  enabled: [true] # why\n',
      reported: 'CONFIG_VALUE_INVALID 2',
      fixed: 'permission:\n  enabled: true # why\n',
    },
  ],
  [
    'a map instead of a list',
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
      reported: 'CONFIG_VALUE_INVALID 3',
      fixed: lines(
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
    'an invalid number',
    {
      text: lines('backend:', '  listen:', '    port: seven', '    host: a'),
      reported: 'CONFIG_VALUE_INVALID 3',
    },
  ],
  [
    'a string instead of a map',
    {
      text: lines('app:', '  title: A', '  support: none'),
      reported: 'CONFIG_VALUE_INVALID 3',
    },
  ],
  [
    'a map instead of a string',
    { text: lines('app:', '  title:', '    en: A'), reported: 'CONFIG_VALUE_INVALID 3' },
  ],
  [
    'an unknown severity',
    {
      text: 'app: {problems: {ROUTE_DUPLICATE: ignored}}\n',
      reported: 'CONFIG_VALUE_INVALID 1',
      fixed: 'app: {problems: {ROUTE_DUPLICATE: ignore}}\n',
    },
  ],
  [
    'an unknown problem code',
    {
      text: 'app: {problems: {ROUTE_DUPLICAT: ignore}}\n',
      reported: 'CONFIG_KEY_UNKNOWN 1',
      fixed: 'app: {problems: {ROUTE_DUPLICATE: ignore}}\n',
    },
  ],
  [
    'missing variables',
    {
      text: lines("x: 'a ${ONE} ${TWO}'"),
      reported: 'CONFIG_VARIABLE_MISSING 1',
    },
  ],
  [
    'a missing variable in a default',
    {
      text: lines("x: '${ONE:-${TWO}}'"),
      reported: 'CONFIG_VARIABLE_MISSING 1',
    },
  ],
  [
    'a duplicate key',
    {
      text: lines('app:', '  title: A', '  title: B'),
      reported: 'CONFIG_SYNTAX_INVALID 3',
    },
  ],
  [
    'a missing file',
    {
      text: 'x: {$include: exta.yaml}\n',
      reported: 'CONFIG_INCLUDE_FAILED 1',
      fixed: 'x: {$include: extra.yaml}\n',
      files: { 'extra.yaml': 'a: 1' },
    },
  ],
  [
    'a missing text file',
    {
      text: 'x: {$file: sub/note.txt}\n',
      reported: 'CONFIG_INCLUDE_FAILED 1',
      fixed: 'x: {$file: sub/notes.txt}\n',
      files: { 'sub/notes.txt': 'a' },
    },
  ],
  [
    'a missing part of a file',
    {
      text: "x: {$include: 'extra.yaml#one.tow'}\n",
      reported: 'CONFIG_INCLUDE_FAILED 1',
      fixed: "x: {$include: 'extra.yaml#one.two'}\n",
      files: { 'extra.yaml': 'one: {two: 1}' },
    },
  ],
];

describe('a problem in the configuration', () => {
  it.each(mistakes)(
    'is reported at its line and fixed: %s',
    async (_, { text, reported, fixed, files = {} }) => {
      const { problems, cwd } = await loadText(text, { files });
      const [problem] = problems;
      expect(`${problem?.code} ${problem?.where?.line}`).toBe(reported);
      const after = problem?.fix && applyFix(text, problem.fix, 'layer-1.yaml');
      expect(after).toBe(fixed);
      if (after === undefined) return;
      writeFileSync(path.join(cwd, 'layer-1.yaml'), after);
      const again = await loadConfig({
        settings: bundledSettings,
        args: ['--config', 'layer-1.yaml'],
        env: {},
        cwd,
      });
      expect(again.problems).toEqual([]);
    },
  );

  it('from a variable has no fix in the file', async () => {
    const { problems } = await loadText("catalog: {orphanStrategy: '${S}'}", { env: { S: 'delet' } });
    expect(problems.map(({ code, fix }) => [code, fix])).toEqual([['CONFIG_VALUE_INVALID', undefined]]);
  });

  it('among thousands of keys is found in linear time', async () => {
    const { problems } = await assertGrowsLinearly(500, (size) => {
      const keys = Array.from({ length: size }, (_, index) => `${index}: 1`);
      return () => loadText([...keys, 'catalogg: {}'].join('\n'));
    });
    expect(problems).toMatchObject([{ code: 'CONFIG_KEY_UNKNOWN', where: { line: 5001 } }]);
  });

  it('is not reported for a section of another tool', async () => {
    const { problems } = await loadText('app: {title: A}\nmyTool: {anything: 1}\n');
    expect(problems).toEqual([]);
  });

  it('is not reported for a section that has the name, but not the type, of a key of the section before it', async () => {
    const { problems } = await loadText('integrations:\n  github: []\nbitbucket:\n  proxyPath: /bitbucket\n');
    expect(problems).toEqual([]);
  });
});
