import type { LogRange } from './readContainer';

const HOUR = 3600;

const ranges = {
  last: { tailLines: 1000 },
  minutes: { sinceSeconds: HOUR / 12 },
  hour: { sinceSeconds: HOUR },
  day: { sinceSeconds: 24 * HOUR },
  all: {},
} as const satisfies Record<string, LogRange>;

/** The parts of a log that users can choose. */
export type LogRangeName = keyof typeof ranges;

export const logRangeNames = Object.keys(ranges) as LogRangeName[];

/** Returns the request for a part of a log. */
export function resolveRange(name: LogRangeName): LogRange {
  return ranges[name];
}
