import { describe, expect, it, vi } from 'vitest';
import { formatNumber } from './formatNumber';

describe('formatNumber', () => {
  it.each(['en', 'en-US', 'en-GB', 'en-IN', 'en-u-nu-deva', 'de', 'fr', 'ar-EG', 'fa', 'hi', 'pl'])(
    'formats numbers in %s as Intl does',
    (language) => {
      const intl = new Intl.NumberFormat(language);
      for (const value of [0, 1, 87, 999, 1000, 12345, -1, 0.5, 87.25, Number.NaN, Number.POSITIVE_INFINITY])
        expect(formatNumber(value, language)).toBe(intl.format(value));
    },
  );

  it('writes no sign before zero', () => {
    expect(formatNumber(-0, 'en')).toBe('0');
  });

  it('uses the language of the browser by default', () => {
    expect(formatNumber(12345)).toBe(new Intl.NumberFormat().format(12345));
  });

  it('needs no number format for small English counts', () => {
    const create = vi.spyOn(Intl, 'NumberFormat');
    expect(formatNumber(87, 'en')).toBe('87');
    expect(create).not.toHaveBeenCalled();
    create.mockRestore();
  });
});
