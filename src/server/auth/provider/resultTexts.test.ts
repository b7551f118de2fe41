import { describe, expect, it } from 'vitest';
import { resolveResultTexts } from './resultTexts';

describe("the final page's language", () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr, ja;q=0.5, es;q=0.7', 'es'],
    ['EN-gb', 'en'],
    ['de;q=0, ja', 'ja'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['*', 'en'],
    [';;,q=,de;q=much', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('is for %j %s', (header, language) => {
    expect(resolveResultTexts(header).language).toBe(language);
  });

  it('has all texts', () => {
    const english = resolveResultTexts('en');
    for (const language of ['de', 'es', 'ja']) {
      const { failed, done, close, back } = resolveResultTexts(language);
      expect([failed, done, close, back].filter((text) => text === '')).toEqual([]);
      expect([failed, done, close, back]).not.toContain(english.failed);
    }
  });
});
