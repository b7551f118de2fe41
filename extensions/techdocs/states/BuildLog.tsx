import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { lazyPart, useTranslationRef } from '#sdk';
import { space } from '#ui';
import { readerTranslationRef } from '../i18n/reader/readerTranslationRef';

const LogView = lazyPart(async () => (await import('#viewers/log')).LogView);

const Log = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  '& > div': { width: '100%' },
});

/** The log of a build, closed at first. */
export function BuildLog({ lines, isLive }: { lines: readonly string[]; isLive: boolean }) {
  const { t } = useTranslationRef(readerTranslationRef);
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <Log>
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'log.hide' : 'log.show')}
      </Button>
      {isOpen && <LogView lines={lines} label={t('log.title')} isLive={isLive} height={280} />}
    </Log>
  );
}
