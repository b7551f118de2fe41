import { perLanguage } from './perLanguage';

const formatOf = perLanguage((language) => new Intl.NumberFormat(language));

/** English writes these integers in ASCII digits, without separators. */
const english = /^en(?:-[A-Z]{2})?$/;

/**
 * Formats a number in a language (default: that of the browser). English integers below 1,000 do not need `Intl`: the first number format
 * of a page takes 15 to 50 ms, and the counts of the first page would wait for it.
 */
export function formatNumber(value: number, language?: string): string {
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  if (isSmall && language !== undefined && english.test(language)) return String(value);
  return formatOf(language).format(value);
}
