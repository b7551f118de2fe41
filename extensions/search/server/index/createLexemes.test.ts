import { describe, expect, it } from 'vitest';
import type { Stemmer } from '../ports/stemmer';
import { createLexemes, eachLowerWord, readDocumentWords } from './createLexemes';
import { withPauses } from './withPauses';

const stemmer: Stemmer = { load: async () => undefined, stemsOf: () => [], isStopWord: () => false };

/** Counts the turns that other work of the process has during some work. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return turns;
}

const create = async (text: string, names: string[] = [], keywords: string[] = []) => {
  const document = { title: 'Long', text, location: '/' };
  const words = await readDocumentWords({ document, names, keywords });
  return createLexemes('pages', document, words, stemmer);
};

describe('a very long document', () => {
  it.each([
    ['words', 20, Array.from({ length: 100_000 }, (_, index) => `w${index}`).join(' ')],
    ['one identifier', 20, Array.from({ length: 100_000 }, (_, index) => `w${index}`).join('.')],
    ['Japanese without spaces', 0, '支払いゲートウェイ'.repeat(50_000)],
  ])('of %s gives other work turns', async (_, least, text) => {
    const document = { title: 'Long', text, location: '/' };
    let words = await readDocumentWords({ document: { ...document, text: '' } });
    const read = async () => void (words = await readDocumentWords({ document }));
    expect(await countTurns(read)).toBeGreaterThan(20);
    const list = () => withPauses(eachLowerWord(words), () => undefined);
    expect(await countTurns(list)).toBeGreaterThanOrEqual(least);
    expect(await countTurns(() => createLexemes('pages', document, words, stemmer))).toBeGreaterThan(20);
  });

  it('is found by its first 500,000 characters', async () => {
    const filler = 'x '.repeat(249_994);
    const { lexemes } = await create(`${filler}lighthouse keeper`);
    expect(lexemes).toContain("'lighthouse'");
    expect(lexemes).not.toContain("'keeper'");
  });

  it('is found by the first 1,000 characters of its first 1,000 names and keywords', async () => {
    const long = (word: string) => `${'x '.repeat(495)}${word} keeper`;
    const many = Array.from({ length: 1_000 }, (_, index) => `k${index}`);
    const { lexemes } = await create('', [long('alpha')], [long('beta'), ...many]);
    expect(lexemes).toMatch(/'n\/alpha'.*'m\/beta'.*'m\/k998'/);
    expect(lexemes).not.toMatch(/keeper|k999/);
  });
});

it('words of a text that is cut into pieces stay whole', async () => {
  const text = Array.from({ length: 9_000 }, (_, index) => `word${index}`).join(' ');
  const { lexemes } = await create(text);
  for (let index = 0; index < 9_000; index += 1) expect(lexemes).toContain(`word${index}'`);
});
