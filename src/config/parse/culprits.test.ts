import { describe, expect, it } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { createConfigSchema } from '../sections/createConfigSchema';
import { parseConfigText } from './parseYaml';

const schema = createConfigSchema(bundledSettings);
const listLines = (text: string) =>
  parseConfigText(text, 'a.yaml', schema).problems.map(({ where }) => where?.line);

describe('a mistake that the parser notices later', () => {
  it.each([
    [
      'a map as the first item without a dash',
      'catalog:\n  locations:\n    type: url\n    target: https://a\n    - type: url\n      target: https://b\n',
      3,
    ],
    [
      'an indented first item without a dash',
      'catalog:\n  rules:\n      allow: [API]\n    - allow: [Component]\n',
      3,
    ],
    [
      'an extension as the first item without a dash',
      'app:\n  extensions:\n      page:catalog:\n        config: { path: /x }\n    - page:home\n',
      3,
    ],
    [
      'a first item without a dash, after a comment',
      'catalog:\n  rules: # kinds\n    # first\n    allow: [API]\n    - allow: [Component]\n',
      4,
    ],
    [
      'a doubled quote at the end',
      "app:\n  title: 'Acme''\n  baseUrl: http://localhost\norganization:\n  name: x\n",
      2,
    ],
    ['doubled quotes', 'app:\n  title: ""Acme""\n  baseUrl: http://localhost\n', 2],
  ])('is reported at its line: %s', (_, text, line) => {
    expect(listLines(text)).toEqual([line]);
  });

  it.each([
    ['empty strings', "app: { title: '', x: \"\" }\na: ''\n"],
    ['quotes in quotes', "a: 'it''s'\nb: '''quoted'''\nc: 'Acme'''\n"],
    ['lists at the indentation of their key', 'a:\n- b\n- c\n'],
  ])('is not found in %s', (_, text) => {
    expect(listLines(text)).toEqual([]);
  });
});

describe('a dash before a key of a map', () => {
  it.each([
    [
      'among keys',
      'backend:\n  listen:\n    port: 7007\n  - csp:\n    connect-src: [a]\n  cors:\n    origin: a\n',
      4,
    ],
    ['after one key', 'backend:\n  database:\n    client: pg\n    - connection: a\n', 4],
    ['after the key on the line of a dash', 'integrations:\n  github:\n    - host: a\n      - token: b\n', 4],
  ])('is reported at its line: %s', (_, text, line) => {
    expect(listLines(text)).toEqual([line]);
  });
});

describe('a first item without a dash that contains a list', () => {
  it('is reported at its first line', () => {
    const text =
      'app:\n  support:\n    items:\n        title: a\n        links:\n          - url: b\n      - title: c\n';
    expect(listLines(text)).toEqual([4]);
  });
});

describe('an indented first section', () => {
  it('is reported at its first line', () => {
    expect(listLines('# A portal\n  app:\n    title: a\norganization:\n  name: b\n')).toEqual([2]);
  });
});

describe('a value that is valid, but not what was meant', () => {
  it.each([
    ['a text that starts with a number sign and ends with a quote', "app:\n  title: #platform'\n", [2]],
    ['a color without quotes', 'accent: #ff0000\n', [1]],
    ['a comment after a key', "app: # Alternatives: 'x'\n  title: a\nx: #todo\n", []],
    ['a list item that has lost its dash', 'kinds:\n  - User\n    Group\n  - API\n', [3]],
    ['a text on two lines', 'notes:\n  - one text\n    on two lines\n  - another\n', []],
  ])('is reported: %s', (_, text, lines) => {
    expect(listLines(text)).toEqual(lines);
  });
});
