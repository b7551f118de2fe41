/** Prints a duration in ms in words, with at most two units: `2 minutes, 5 seconds`. */
export function printDuration(ms: number, language: string | undefined): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const parts: Array<[number, 'day' | 'hour' | 'minute' | 'second']> = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  const shown = (first === -1 ? parts.slice(-1) : parts.slice(first, first + 2)).filter(
    ([value], index) => value > 0 || index === 0,
  );
  const print = ([value, unit]: (typeof parts)[number]): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(shown.map(print));
}
