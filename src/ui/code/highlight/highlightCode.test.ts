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

describe('code in colours', () => {
  test.each(Object.entries(samples))(
    '%s keeps every character, and tells pieces apart',
    async (language, code) => {
      const lines = await highlightCode(code, language);
      expect(lines.map((line) => line.map(([text]) => text).join('')).join('\n')).toBe(code);
      expect(lines.flat().some(([, kind]) => kind !== undefined)).toBe(true);
    },
  );

  test('a piece that goes over a line feed is coloured on both lines', async () => {
    const [first, second] = await highlightCode('const a = `x\ny`;', 'typescript');
    expect(first?.at(-1)).toEqual(['`x', 'string']);
    expect(second?.[0]).toEqual(['y`', 'string']);
  });

  test('a language that nobody knows is shown plain', async () => {
    expect(findCodeLanguage('klingon')).toBeUndefined();
    expect(findCodeLanguage(undefined)).toBeUndefined();
    expect(await highlightCode('a\n\nb', 'klingon')).toEqual([[['a']], [['']], [['b']]]);
  });
});
