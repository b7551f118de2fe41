import { useState } from 'react';
import { useFormatNumber, useIsNearViewport } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { codeLineHeight } from '../code/codeStyles';
import type { DiffPair } from './compareLines';
import { type DiffLines, SplitRow, UnifiedRows } from './DiffRow';
import type { DiffLayout } from './DiffView';
import type { DiffSection } from './foldPairs';

/** Props of {@link DiffRows}. */
export interface DiffRowsProps {
  section: DiffSection;
  lines: DiffLines;
  layout: DiffLayout;
  /** Whether the rows are rendered only when they are near the viewport. */
  isDeferred: boolean;
}

/** A section of compared lines. Unchanged lines can be collapsed behind a button. */
export function DiffRows({ section, lines, layout, isDeferred }: DiffRowsProps) {
  const t = useViewerText();
  const formatNumber = useFormatNumber();
  const [isOpen, setOpen] = useState(!section.isFolded);
  const { element, isNear } = useIsNearViewport<HTMLDivElement>(isDeferred);
  const { pairs } = section;
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {t('diff.show', { count: pairs.length, shown: formatNumber(pairs.length) })}
      </button>
    );
  if (!isNear) return <div ref={element} style={{ height: pairs.length * codeLineHeight }} />;
  return (
    <div ref={element}>
      {layout === 'split'
        ? pairs.map((pair, index) => <SplitRow key={index} pair={pair} lines={lines} />)
        : groupChanges(pairs).map((group, index) => <UnifiedRows key={index} pairs={group} lines={lines} />)}
    </div>
  );
}

/** Groups adjacent changes, so that all removed lines come before the added lines. */
function groupChanges(pairs: readonly DiffPair[]): DiffPair[][] {
  const groups: DiffPair[][] = [];
  for (const pair of pairs) {
    const last = groups.at(-1);
    if (last && last[0]?.isSame === pair.isSame) last.push(pair);
    else groups.push([pair]);
  }
  return groups;
}
