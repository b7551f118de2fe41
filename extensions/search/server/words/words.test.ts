import { describe, expect, it } from 'vitest';
import { countTypos, foldWord, listBigrams, listDeletions, spellOutUmlauts, splitWords } from '.';

const split = (text: string) =>
  [...splitWords(text)].map(({ words, joined }) => [words.map(({ folded }) => folded).join(' '), joined]);

describe('words', () => {
  it.each([
    ['team-a/payment.api', [['team a payment api', 'teamapaymentapi']]],
    ['@acme/ui-kit', [['acme ui kit', 'acmeuikit']]],
    ['paymentGateway', [['payment gateway', 'paymentgateway']]],
    ['HTTPServer2', [['http server2', 'httpserver2']]],
    ['user:default/ann_b', [['user default ann b', 'userdefaultannb']]],
    [
      'Größe, Straße',
      [
        ['grosse', undefined],
        ['strasse', undefined],
      ],
    ],
    ['支払いAPI', [['支払い api', undefined]]],
    ['% \\ " \u0000 ---', []],
    ['\u0301 a\u0301 \u0301', [['a', undefined]]],
    [
      'go 🚀',
      [
        ['go', undefined],
        ['🚀', undefined],
      ],
    ],
  ])('of %j are %j', (text, groups) => {
    expect(split(text)).toEqual(groups);
  });

  it('have places in the text', () => {
    const text = 'Ab: fooBar';
    const words = [...splitWords(text)].flatMap((group) => group.words);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Ab', 'foo', 'Bar']);
  });

  it('are found in both spellings of umlauts', () => {
    expect(foldWord('Müller')).toBe('muller');
    expect(foldWord('ÅNGSTRÖM')).toBe('angstrom');
    expect(spellOutUmlauts('Müller')).toBe('mueller');
    expect(spellOutUmlauts('Miller')).toBeUndefined();
  });

  it('without spaces are indexed in pairs', () => {
    expect(listBigrams('支払い')).toEqual(['支払', '払い', 'い']);
  });
});

describe('typos', () => {
  it.each([
    ['payment', 'payment', 0],
    ['paymnet', 'payment', 1],
    ['pament', 'payment', 1],
    ['paxment', 'payment', 1],
    ['paymeent', 'payment', 1],
    ['kuberntes', 'kubernetes', 1],
    ['kubrntes', 'kubernetes', 2],
    ['orders', 'payment', 3],
  ])('from %s to %s: %d', (typed, word, typos) => {
    expect(countTypos(typed, word, 2, false)).toBe(typos);
    const deletions = new Set(listDeletions(word));
    expect(listDeletions(typed).some((deletion) => deletions.has(deletion))).toBe(typos <= 2);
  });

  it('are counted in the start of a word', () => {
    expect(countTypos('paymn', 'payment', 2, true)).toBe(1);
    expect(countTypos('paymn', 'payment', 2, false)).toBe(2);
  });
});
