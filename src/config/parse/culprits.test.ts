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
