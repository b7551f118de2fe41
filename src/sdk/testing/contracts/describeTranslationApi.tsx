import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TranslationApi } from '../../apis/translationApi';
import { createTranslationRef } from '../../translation/translationRef';

const ref = createTranslationRef({
  id: 'contract',
  messages: {
    title: 'Catalog',
    nested: { greeting: 'Hello {{name}}' },
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
    link: 'Read {{docs}} first',
  },
});

/** The contract of translation APIs in the default language. */
export function describeTranslationApi(name: string, createApi: () => TranslationApi): void {
  const translate = () => {
    const snapshot = createApi().getTranslation(ref);
    if (!snapshot.ready) throw new Error('The default language must be ready immediately.');
    return snapshot.t;
  };
  describe(`${name} as a translation API`, () => {
    it('returns the messages of a bundle immediately, nested ones by their dotted key', () => {
      const t = translate();
      expect(t('title')).toBe('Catalog');
      expect(t('nested.greeting', { name: 'Ada' })).toBe('Hello Ada');
    });

    it('does not escape markup, because React does', () => {
      expect(translate()('nested.greeting', { name: '<b> & "x"' })).toBe('Hello <b> & "x"');
    });

    it('selects the plural form', () => {
      const t = translate();
      expect([0, 1, 2].map((count) => t('rows', { count }))).toEqual(['0 rows', '1 row', '2 rows']);
    });

    it('inserts React elements', () => {
      const t = translate();
      const element = t('link', { docs: <a href="/docs">the docs</a> });
      expect(renderToStaticMarkup(element)).toBe('Read <a href="/docs">the docs</a> first');
    });

    it('returns the same snapshot until something changes', () => {
      const api = createApi();
      expect(api.getTranslation(ref)).toBe(api.getTranslation(ref));
    });
  });
}
