import { VisuallyHidden } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { CodeLine } from '../code/highlight/codeTokens';
import type { DiffPair } from './compareLines';
import { splitAtRanges, type TextRange } from '../code/splitAtRanges';
import { compareWords } from './compareWords';

/** The highlighted lines of both versions. */
export interface DiffLines {
  before: readonly CodeLine[];
  after: readonly CodeLine[];
}

type Change = 'added' | 'removed' | undefined;

const signs = { added: '+', removed: '−' } as const;

/** Unified rows: removed lines, then added lines. */
export function UnifiedRows({ pairs, lines }: { pairs: readonly DiffPair[]; lines: DiffLines }) {
  if (pairs[0]?.isSame)
    return pairs.map(({ before = 0, after = 0 }) => (
      <div key={after} data-row="">
        <LineNumber at={before} />
        <LineNumber at={after} />
        <Text line={lines.after[after]} />
      </div>
    ));
  return (
    <>
      {pairs.map(
        (pair) =>
          pair.before !== undefined && <OneSided key={pair.before} pair={pair} lines={lines} side="before" />,
      )}
      {pairs.map(
        (pair) =>
          pair.after !== undefined && <OneSided key={pair.after} pair={pair} lines={lines} side="after" />,
      )}
    </>
  );
}

function OneSided({ pair, lines, side }: { pair: DiffPair; lines: DiffLines; side: 'before' | 'after' }) {
  const change = side === 'before' ? 'removed' : 'added';
  return (
    <div data-row="" data-change={change}>
      <LineNumber at={side === 'before' ? pair.before : undefined} />
      <LineNumber at={side === 'after' ? pair.after : undefined} />
      <Text line={lines[side][pair[side] ?? 0]} change={change} ranges={changedRanges(pair, lines)[side]} />
    </div>
  );
}

/** A row with both versions side by side. */
export function SplitRow({ pair, lines }: { pair: DiffPair; lines: DiffLines }) {
  const { before, after, isSame } = pair;
  const ranges = changedRanges(pair, lines);
  const changeOf = (change: Change, at: number | undefined): Change =>
    isSame || at === undefined ? undefined : change;
  return (
    <div data-row="">
      <Half
        at={before}
        line={lines.before[before ?? -1]}
        change={changeOf('removed', before)}
        ranges={ranges.before}
      />
      <Half
        at={after}
        line={lines.after[after ?? -1]}
        change={changeOf('added', after)}
        ranges={ranges.after}
      />
    </div>
  );
}

interface HalfProps extends TextProps {
  at: number | undefined;
}

function Half({ at, ...text }: HalfProps) {
  const change = at === undefined ? 'none' : text.change;
  return (
    <>
      <LineNumber at={at} change={change} />
      <Text {...text} background={change} />
    </>
  );
}

function LineNumber({ at, change }: { at: number | undefined; change?: string | undefined }) {
  return <span data-number={at === undefined ? '' : at + 1} data-change={change} />;
}

interface TextProps {
  line: CodeLine | undefined;
  change?: Change;
  ranges?: readonly TextRange[];
  background?: string | undefined;
}

function Text({ line = [], change, ranges = [], background }: TextProps) {
  const t = useViewerText();
  const Marked = change === 'removed' ? 'del' : 'ins';
  return (
    <>
      <span data-sign="" data-change={background}>
        {change && <VisuallyHidden>{t(`diff.${change}`)}</VisuallyHidden>}
        <span aria-hidden>{change && signs[change]}</span>
      </span>
      <span data-text="" data-change={background} translate="no">
        {splitAtRanges(
          line.map(([text, kind]) => ({ text, kind })),
          ranges,
        ).map(({ text, kind, isMarked }, index) => {
          const segment = <span data-token={kind}>{text}</span>;
          return isMarked ? <Marked key={index}>{segment}</Marked> : <span key={index}>{segment}</span>;
        })}
      </span>
    </>
  );
}

const textOf = (line: CodeLine | undefined): string => line?.map(([text]) => text).join('') ?? '';

function changedRanges({ before, after, isSame }: DiffPair, lines: DiffLines) {
  if (isSame || before === undefined || after === undefined) return { before: [], after: [] };
  return compareWords(textOf(lines.before[before]), textOf(lines.after[after]));
}
