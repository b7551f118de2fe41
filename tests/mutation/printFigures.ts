import type { Judgement } from './judge';

/** The three figures of a run. */
export interface Figures {
  count: number;
  reported: number;
  placed: number;
  mended: number;
}

type Measure = 'isReported' | 'isPlaced' | 'isMended';

const part = (judgements: readonly Judgement[], measure: Measure) =>
  judgements.filter((judgement) => judgement[measure]).length / judgements.length;

/** How many of the mistakes were reported, were reported on their line, and were mended by the first fix. */
export function countFigures(judgements: readonly Judgement[]): Figures {
  return {
    count: judgements.length,
    reported: part(judgements, 'isReported'),
    placed: part(judgements, 'isPlaced'),
    mended: part(judgements, 'isMended'),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

/** A table of the figures by kind of mistake, with the whole below. */
export function printFigures(judgements: readonly Judgement[]): string {
  const kinds = [...new Set(judgements.map(({ mutant }) => mutant.kind))];
  const rows = kinds.map((kind) =>
    printRow(
      kind,
      judgements.filter(({ mutant }) => mutant.kind === kind),
    ),
  );
  const head = `${'mistake'.padEnd(24)}${['count', 'reported', 'on line', 'mended'].map((title) => title.padStart(10)).join('')}`;
  return [head, ...rows, printRow('all', judgements)].join('\n');
}

function printRow(title: string, judgements: readonly Judgement[]): string {
  const { count, reported, placed, mended } = countFigures(judgements);
  const cells = [String(count), percent(reported), percent(placed), percent(mended)];
  return `${title.padEnd(24)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

/** The mistakes that were missed in one way, by kind. */
export function listMisses(judgements: readonly Judgement[], measure: Measure): string[] {
  return judgements
    .filter((judgement) => !judgement[measure])
    .map(({ mutant, found, remaining }) => {
      const told = found.map(({ code, where }) => `${code}@${where?.line ?? '?'}`).join(' ') || 'nothing';
      const why = measure === 'isMended' ? ` — ${remaining}` : '';
      return `${mutant.kind} | ${mutant.base} | ${mutant.change} | wanted line ${mutant.lines.join('/')}, told ${told}${why}`;
    });
}
