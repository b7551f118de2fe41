import { describe, expect, test } from 'vitest';
import { findCodeLanguage } from './codeLanguages';
import { highlightCode } from './highlightCode';

const samples: Record<string, string> = {
  yaml: 'kind: Component # the kind\nmetadata:\n  name: "shop"\n',
  json: '{ "port": 7007, "on": true }',
  ts: 'export const shop: string = `a\nb`;',
  js: "import x from 'y';",
  graphql: 'type Query { shop(id: ID!): Shop }',
  proto: 'message Shop { string name = 1; }',
  sh: 'echo "$HOME" # home',
  diff: '- old\n+ new',
  md: '# Title\n\n*text*',
  xml: '<shop name="a">b</shop>',
};

describe('highlighted code', () => {
  test.each(Object.entries(samples))(
    'in %s keeps every character and has several token kinds',
    async (language, code) => {
      const lines = await highlightCode(code, language);
      expect(lines.map((line) => line.map(([text]) => text).join('')).join('\n')).toBe(code);
      expect(lines.flat().some(([, kind]) => kind !== undefined)).toBe(true);
    },
  );

  test('a token that spans two lines is highlighted on both', async () => {
    const [first, second] = await highlightCode('const a = `x\ny`;', 'typescript');
    expect(first?.at(-1)).toEqual(['`x', 'string']);
    expect(second?.[0]).toEqual(['y`', 'string']);
  });

  test('an unknown language is not highlighted', async () => {
    expect(findCodeLanguage('klingon')).toBeUndefined();
    expect(findCodeLanguage(undefined)).toBeUndefined();
    expect(await highlightCode('a\n\nb', 'klingon')).toEqual([[['a']], [['']], [['b']]]);
  });
});
