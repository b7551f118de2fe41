import type { LogEntry } from './logEntry';

/** How lines are shown. */
export interface LineFormat {
  /** Whether lines start with their time. */
  timestamps: boolean;
  /** The names of the containers by key, if lines start with the name. */
  names: ReadonlyMap<string, string> | undefined;
}

/** The colors of names as ANSI codes, in turns. */
const COLORS = [36, 35, 33, 32, 34, 96, 95, 93];

/** Creates a function that prints entries as lines. If entries were only added, the known lines are not printed again. */
export function createLinePrinter(): (entries: readonly LogEntry[], format: LineFormat) => readonly string[] {
  let known: { entries: readonly LogEntry[]; format: LineFormat; lines: readonly string[] } | undefined;
  return (entries, format) => {
    const from =
      known && isSame(known.format, format) && continues(known.entries, entries) ? known : undefined;
    if (from?.entries === entries) return from.lines;
    const print = createPrint(format);
    const more = entries.slice(from?.entries.length ?? 0).map(print);
    const lines = from ? from.lines.concat(more) : more;
    known = { entries, format, lines };
    return lines;
  };
}

function isSame(a: LineFormat, b: LineFormat): boolean {
  return a.timestamps === b.timestamps && a.names === b.names;
}

function continues(before: readonly LogEntry[], now: readonly LogEntry[]): boolean {
  return before.length <= now.length && before[0] === now[0] && before.at(-1) === now[before.length - 1];
}

function createPrint({ timestamps, names }: LineFormat): (entry: LogEntry) => string {
  if (!timestamps && !names) return ({ text }) => text;
  const prefixes = new Map(
    [...(names ?? [])].map(([key, name], index) => [
      key,
      `\u001B[${COLORS[index % COLORS.length]}m${name}\u001B[0m `,
    ]),
  );
  return ({ time, text, source }) => {
    // Clusters send nanoseconds.
    const date = timestamps && time !== '' ? `${time.replace(/(\.\d{3})\d+/, '$1')} ` : '';
    return `${date}${prefixes.get(source) ?? ''}${text}`;
  };
}
