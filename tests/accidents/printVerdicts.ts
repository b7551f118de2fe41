import type { Verdict } from './judgeAccident';

/** The number of accidents with each result. */
export interface Tally {
  count: number;
  named: number;
  placed: number;
  fixable: number;
  fixed: number;
  suggested: number;
  wrong: number;
  destroyed: number;
}

/** Counts the results. `fixed` and `suggested` count only accidents that can be fixed. */
export function countVerdicts(verdicts: readonly Verdict[]): Tally {
  const count = (is: (verdict: Verdict) => boolean) => verdicts.filter(is).length;
  return {
    count: verdicts.length,
    named: count(({ isNamed }) => isNamed),
    placed: count(({ isPlaced }) => isPlaced),
    fixable: count(({ accident, isNamed }) => accident.canBeFixed && isNamed),
    fixed: count(({ outcome, accident }) => accident.canBeFixed && outcome === 'fixed'),
    suggested: count(({ outcome, accident }) => accident.canBeFixed && outcome === 'suggested'),
    wrong: count(({ outcome }) => outcome === 'wrongly suggested'),
    destroyed: count(({ outcome }) => outcome === 'destroyed'),
  };
}

const columns = ['count', 'named', 'placed', 'fixable', 'fixed', 'suggested', 'wrong', 'destroyed'] as const;

/** Prints a table of the results by kind, with totals. */
export function printVerdicts(verdicts: readonly Verdict[]): string {
  const kinds = [...new Set(verdicts.map(({ accident }) => accident.kind))];
  const rows = kinds.map((kind) =>
    printRow(
      kind,
      verdicts.filter(({ accident }) => accident.kind === kind),
    ),
  );
  const head = 'accident'.padEnd(36) + columns.map((title) => title.padStart(10)).join('');
  return [head, ...rows, printRow('all', verdicts)].join('\n');
}

function printRow(title: string, verdicts: readonly Verdict[]): string {
  const tally = countVerdicts(verdicts);
  return title.padEnd(36) + columns.map((column) => String(tally[column]).padStart(10)).join('');
}

/** Lists the accidents with an outcome, with the titles of the fixes. */
export function listOutcomes(
  verdicts: readonly Verdict[],
  wanted: Verdict['outcome'] | 'not named' | 'not placed',
): string {
  return verdicts
    .filter(({ outcome, isNamed, isPlaced }) => {
      if (wanted === 'not named') return !isNamed;
      return wanted === 'not placed' ? isNamed && !isPlaced : outcome === wanted;
    })
    .map(
      ({ accident: { kind, base, change, lines }, titles }) =>
        `${kind} | ${base}:${lines[0]} | ${change} | ${titles.join(' ')}`,
    )
    .join('\n');
}
