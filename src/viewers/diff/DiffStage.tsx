import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { CopyButton, SegmentedControl, space, useFormatNumber } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { codeFrameStyles } from '../code/codeStyles';
import { useCodeLines } from '../code/useCodeLines';
import { compareLines } from './compareLines';
import { DiffRows } from './DiffRows';
import { DiffText } from './diffStyles';
import type { DiffLayout, DiffViewProps } from './DiffView';
import { foldPairs } from './foldPairs';

const Frame = styled('figure')(({ theme }) => ({
  ...codeFrameStyles(theme),
  '& > p': { margin: 0, padding: space[4] },
}));

/** The diff with its header. It is loaded with the first diff. */
export function DiffStage({ before, after, label, language, layout: first = 'unified' }: DiffViewProps) {
  const t = useViewerText();
  const formatNumber = useFormatNumber();
  const [layout, setLayout] = useState<DiffLayout>(first);
  const pairs = useMemo(() => compareLines(before.split('\n'), after.split('\n')), [before, after]);
  const sections = useMemo(() => foldPairs(pairs ?? []), [pairs]);
  const lines = { before: useCodeLines(before, language), after: useCodeLines(after, language) };
  const added = pairs?.filter((pair) => !pair.isSame && pair.after !== undefined).length ?? 0;
  const removed = pairs?.filter((pair) => !pair.isSame && pair.before !== undefined).length ?? 0;
  return (
    <Frame aria-label={label}>
      <figcaption>
        <span data-fill="">
          {pairs && t('diff.summary', { added: formatNumber(added), removed: formatNumber(removed) })}
        </span>
        <SegmentedControl
          label={t('diff.view')}
          value={layout}
          segments={[
            { value: 'unified', label: t('diff.unified') },
            { value: 'split', label: t('diff.split') },
          ]}
          onChange={setLayout}
        />
        <CopyButton text={after} label={t('diff.copy')} size="small" />
      </figcaption>
      {!pairs && <p>{t('diff.tooLong')}</p>}
      {pairs && added + removed === 0 && <p>{t('diff.same')}</p>}
      {added + removed > 0 && (
        <DiffText dir="ltr" data-layout={layout}>
          {sections.map((section, index) => (
            <DiffRows
              key={`${index} ${section.isFolded}`}
              section={section}
              lines={lines}
              layout={layout}
              isDeferred={sections.length > 40 && index > 4}
            />
          ))}
        </DiffText>
      )}
    </Frame>
  );
}
