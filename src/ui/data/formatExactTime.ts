import { perLanguage } from '#sdk';

const formatOf = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'medium' }),
);

/**
 * Formats a date with its time to the second.
 *
 * @param language a BCP 47 tag. Default: the language of the browser
 */
export function formatExactTime(date: Date, language?: string): string {
  return formatOf(language).format(date);
}
