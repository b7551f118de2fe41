import { describe, expect, it } from 'vitest';
import type { Stemmer } from '../ports/stemmer';
import { createFinder } from './createFinder';
import { createTag, highlight, listExcerpts } from './highlight';
import { NO_ALTERNATIVES, readSearchTerm } from './searchTerm';

const stemmer: Stemmer = {
  load: async () => undefined,
  stemsOf: (word) => (word.endsWith('s') ? [word.slice(0, -1)] : []),
  isStopWord: (word) => word === 'the',
};
const settings = { useHighlight: true, maxWords: 8, maxFragments: 2, fragmentDelimiter: ' ... ' };

function mark(term: string, document: Record<string, unknown>, alternatives = NO_ALTERNATIVES) {
  const read = readSearchTerm(term);
  if (!read) throw new Error('The term has no words.');
  const finder = createFinder(read, alternatives, stemmer);
  const { fields, preTag, postTag } = highlight(listExcerpts(document, finder), 'tag', finder, settings);
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      text.replaceAll(preTag, '[').replaceAll(postTag, ']'),
    ]),
  );
}

describe('highlights', () => {
  it.each([
    ['artist', 'www-artists', 'www-[artists]'],
    ['payment gate', 'The Payment-Gateway', 'The [Payment]-[Gateway]'],
    ['paymentgateway', 'payment-gateway', '[payment-gateway]'],
    ['the ports', 'the port of the Ports', 'the [port] of the [Ports]'],
    ['größe', 'GROESSE Grosse Größe', 'GROESSE [Grosse] [Größe]'],
    ['払い', '支払いゲート', '支[払い]ゲート'],
    ['より', 'ab ゟゟゟ', 'ab [ゟゟゟ]'],
    ['b', '<b>bold</b>', '<[b]>[bold]</[b]>'],
  ])('of %s in %s', (term, title, marked) => {
    expect(mark(term, { title })).toEqual({ title: marked });
  });

  it('of corrected typos', () => {
    const typos = new Map([['paymnet', ['payment']]]);
    expect(mark('paymnet', { title: 'Payment' }, { typos, areAllPrefixes: true })).toEqual({
      title: '[Payment]',
    });
  });

  it('omit fields without found words, and those that are not texts', () => {
    expect(mark('a', { title: 'b', tags: ['a'], number: 1, name: 'a' })).toEqual({ name: '[a]' });
  });

  it.each([
    ['grosse', 'Größe'],
    ['groesse', 'GRÖSSE'],
    ['Größe', 'grösse'],
    ['paymentgateway', 'payment-gateway'],
    ['gateway', 'payment[Gateway]'],
    ['api', '支払い[API]'],
  ])('of %s in long texts with %s', (term, written) => {
    const filler = Array.from({ length: 400 }, (_, index) => `w${index} navigategateway`).join(' ');
    const marked = written.includes('[') ? written : `[${written}]`;
    const text = `${filler} ${written.replaceAll(/[[\]]/g, '')} ${filler}`;
    expect(mark(term, { text })['text']).toContain(marked);
  });

  it('show the surroundings of words in long texts', () => {
    const words = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `w${from + index}`).join(' ');
    const text = `${words(0, 400)} whale ${words(400, 900)} whale song ${words(900, 2000)} whale`;
    expect(mark('whale song', { text })['text']).toBe(
      'w398 w399 [whale] w400 w401 w402 w403 w404 ... w898 w899 [whale] [song] w900 w901 w902 w903',
    );
  });
});

it('a tag does not occur in the texts', () => {
  const ids = ['first', 'second', 'third'].values();
  const tag = createTag(['a first text', 'the <second>'], () => ids.next().value ?? '');
  expect(tag).toBe('third');
  expect(createTag([])).toMatch(/^[\da-f-]{36}$/);
});
