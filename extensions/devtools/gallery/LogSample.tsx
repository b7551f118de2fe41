import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { SegmentedControl, space } from '#ui';
import { LogView } from '#viewers/log';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { createSampleLog, printSampleLine } from './createSampleLog';
import { sampleTexts } from './sampleTexts';

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
  '& > :last-child': { width: '100%' },
});

type Kind = 'short' | 'live' | 'million' | 'empty';

/** A finished log, a live one, one with a million lines, and an empty one. */
export function LogSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [kind, setKind] = useState<Kind>('short');
  const still = useMemo(
    () => createSampleLog({ short: 200, live: 40, million: 1_000_000, empty: 0 }[kind]),
    [kind],
  );
  const count = useLineCount(kind === 'live');
  const lines = useMemo(
    () =>
      kind === 'live'
        ? [...still, ...Array.from({ length: count }, (_none, index) => printSampleLine(40 + index))]
        : still,
    [kind, still, count],
  );
  return (
    <Column>
      <SegmentedControl
        label={t('log.kind')}
        value={kind}
        segments={[
          { value: 'short', label: t('log.short') },
          { value: 'live', label: t('log.live') },
          { value: 'million', label: t('log.million') },
          { value: 'empty', label: t('log.none') },
        ]}
        onChange={setKind}
      />
      <LogView
        key={kind}
        lines={lines}
        label={sampleTexts.log}
        isLive={kind === 'live'}
        fileName="build.log"
      />
    </Column>
  );
}

/** Returns the number of new lines. It grows by two per second while live. */
function useLineCount(isLive: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => setCount((known) => known + 1), 500);
    return () => clearInterval(timer);
  }, [isLive]);
  return count;
}

/** Example code of a log. */
export const logCode = `import { LogView } from '#viewers/log';

<LogView
  lines={lines}
  label="Log of the build"
  isLive={task.status === 'processing'}
  fileName="build.log"
/>`;
