import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Minus, Plus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, space } from '#ui';
import { addonsTranslationRef } from '../i18n/addons/addonsTranslationRef';
import { listenToTextSize, readTextSize, textSizes, writeTextSize } from '../reader/look/textSize';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 220,
  fontSize: rem(fontSize.md),
  '& > span': { flex: 1 },
  '& > output': {
    minWidth: '3.5em',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: fontWeight.medium,
  },
});

/** `addon:techdocs/text-size`: the size of the text in percent, stored in the browser. */
export function TextSize() {
  const { t } = useTranslationRef(addonsTranslationRef);
  const size = useSyncExternalStore(listenToTextSize, readTextSize);
  const index = textSizes.indexOf(size);
  const change = (step: number) => {
    const next = textSizes[index + step];
    if (next !== undefined) writeTextSize(next);
  };
  return (
    <Row role="group" aria-label={t('textSize.title')}>
      <span>{t('textSize.title')}</span>
      <IconButton aria-label={t('textSize.smaller')} disabled={index === 0} onClick={() => change(-1)}>
        <Minus aria-hidden />
      </IconButton>
      <output aria-live="polite">{t('textSize.value', { size })}</output>
      <IconButton
        aria-label={t('textSize.larger')}
        disabled={index === textSizes.length - 1}
        onClick={() => change(1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </Row>
  );
}
