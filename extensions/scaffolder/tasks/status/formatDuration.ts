/** Formats a duration as at most two units: `0.4s`, `12s`, `2m 5s`, `1h 3m`. */
export function formatDuration(ms: number, language: string | undefined): string {
  const print = (value: number, unit: 'hour' | 'minute' | 'second', digits = 0): string =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      unitDisplay: 'narrow',
      maximumFractionDigits: digits,
    }).format(value);
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 9.95) return print(seconds, 'second', 1);
  const rounded = Math.round(seconds);
  if (rounded < 60) return print(rounded, 'second');
  const minutes = Math.floor(rounded / 60);
  if (minutes < 60) return `${print(minutes, 'minute')} ${print(rounded % 60, 'second')}`;
  return `${print(Math.floor(minutes / 60), 'hour')} ${print(minutes % 60, 'minute')}`;
}
