import type { Judgement } from './judge';

/** The results of a run. Shares are between 0 and 1. */
export interface Figures {
  count: number;
  reported: number;
  placed: number;
  fixed: number;
}

type Measure = 'isReported' | 'isPlaced' | 'isFixed';

const part = (judgements: readonly Judgement[], measure: Measure) =>
  judgements.filter((judgement) => judgement[measure]).length / judgements.length;

/** Calculates the share of mistakes that are reported, reported on their line, and fixed by the first fix. */
export function countFigures(judgements: readonly Judgement[]): Figures {
  return {
    count: judgements.length,
    reported: part(judgements, 'isReported'),
    placed: part(judgements, 'isPlaced'),
    fixed: part(judgements, 'isFixed'),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

/** Prints a table of the results by kind of mistake, with totals. */
export function printFigures(judgements: readonly Judgement[]): string {
  const kinds = [...new Set(judgements.map(({ mutant }) => mutant.kind))];
  const rows = kinds.map((kind) =>
    printRow(
      kind,
      judgements.filter(({ mutant }) => mutant.kind === kind),
    ),
  );
  const head = `${'mistake'.padEnd(24)}${['count', 'reported', 'on line', 'fixed'].map((title) => title.padStart(10)).join('')}`;
  return [head, ...rows, printRow('all', judgements)].join('\n');
}

function printRow(title: string, judgements: readonly Judgement[]): string {
  const { count, reported, placed, fixed } = countFigures(judgements);
  const cells = [String(count), percent(reported), percent(placed), percent(fixed)];
  return `${title.padEnd(24)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

/** Lists the mistakes that failed in a measure, by kind. */
export function listMisses(judgements: readonly Judgement[], measure: Measure): string[] {
  return judgements
    .filter((judgement) => !judgement[measure])
    .map(({ mutant, found, remaining }) => {
      const reported = found.map(({ code, where }) => `${code}@${where?.line ?? '?'}`).join(' ') || 'nothing';
      const why = measure === 'isFixed' ? ` — ${remaining}` : '';
      return `${mutant.kind} | ${mutant.base} | ${mutant.change} | wanted line ${mutant.lines.join('/')}, got ${reported}${why}`;
    });
}
