import { perLanguage } from '#sdk';

const units: ReadonlyArray<readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number]> = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const formatOf = perLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

/**
 * Formats a relative time in the largest unit of which at least one has passed: '3 minutes ago', 'yesterday', 'in 2 weeks'.
 * Less than a minute is 'now', which also fits into a sentence.
 *
 * @param language a BCP 47 tag. Default: the language of the browser
 */
export function formatRelativeTime(date: Date, now: number, language?: string): string {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const format = formatOf(language);
  const step = units.find(([, size]) => Math.abs(seconds) >= size);
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : format.format(0, 'second');
}
