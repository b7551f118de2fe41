const LEVELS: ReadonlyArray<readonly [number, string]> = [
  [60, 'fatal'],
  [50, 'error'],
  [40, 'warn'],
  [30, 'info'],
  [0, 'debug'],
];

interface Entry {
  level?: number;
  time?: number;
  msg?: string;
  url?: string;
  reqId?: string;
  err?: { message?: string; stack?: string };
}

/** Prints a log entry for people: time, level, message, request, and the stack of an unexpected error. */
export function printLogLine(json: string): string {
  const entry = parseEntry(json);
  if (!entry) return json;
  const time = new Date(entry.time ?? 0).toISOString().slice(11, 19);
  const level = LEVELS.find(([least]) => (entry.level ?? 0) >= least)?.[1] ?? 'info';
  const request = entry.url === undefined ? '' : ` (${entry.url}, request ${entry.reqId ?? '?'})`;
  const cause = entry.err?.stack === undefined ? '' : `\n${entry.err.stack}`;
  return `${time} ${level.padEnd(5)} ${entry.msg ?? ''}${request}${cause}\n`;
}

function parseEntry(json: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
