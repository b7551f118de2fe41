import { isJsonObject } from '#model';

const SECONDS: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:ms|millis|milliseconds?)$/i, 0.001],
  [/^(?:s|secs?|seconds?)$/i, 1],
  [/^(?:m|mins?|minutes?)$/i, 60],
  [/^(?:h|hrs?|hours?)$/i, 3600],
  [/^(?:d|days?)$/i, 86_400],
  [/^(?:w|weeks?)$/i, 604_800],
  [/^months?$/i, 2_592_000],
  [/^(?:y|yrs?|years?)$/i, 31_536_000],
];

const ISO = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/;
const ISO_SECONDS = [31_536_000, 2_592_000, 604_800, 86_400, 3600, 60, 1];

/**
 * Parses a duration and returns it in seconds, or `undefined` if it is invalid. Accepts `5m`, `30 seconds`, `PT5M` and `{
 * minutes: 5 }`. A year has 365 days and a month has 30.
 */
export function parseDuration(value: unknown): number | undefined {
  if (typeof value === 'string') return parseIso(value.trim()) ?? parsePhrase(value.trim());
  if (!isJsonObject(value)) return undefined;
  return Object.entries(value).reduce<number | undefined>((sum, [unit, amount]) => {
    const seconds = secondsOf(unit);
    if (sum === undefined || seconds === undefined || typeof amount !== 'number') return undefined;
    return sum + amount * seconds;
  }, 0);
}

function parsePhrase(text: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(text) ?? [];
  const seconds = secondsOf(unit);
  return seconds === undefined ? undefined : Number(amount) * seconds;
}

function parseIso(text: string): number | undefined {
  const match = ISO.exec(text);
  return match
    ?.slice(1)
    .reduce((sum, amount, index) => sum + Number(amount ?? 0) * (ISO_SECONDS[index] ?? 0), 0);
}

function secondsOf(unit: string): number | undefined {
  return SECONDS.find(([pattern]) => pattern.test(unit))?.[1];
}
