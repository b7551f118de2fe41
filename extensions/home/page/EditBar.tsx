import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { height, space, useMediaQuery } from '#ui';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { WIDE } from './gridSizes';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]}px ${space[3]}px`,
  minHeight: height.controlLarge,
  marginBottom: space[4],
  color: theme.palette.text.secondary,
  '& p': { margin: 0 },
}));

/** How to change the page, and the last change with a button to undo it. */
export function EditBar({
  message,
  onUndo,
}: {
  message: string | undefined;
  onUndo: (() => void) | undefined;
}) {
  const { t } = useTranslationRef(homeTranslationRef);
  const isWide = useMediaQuery(WIDE);
  return (
    <Bar>
      <p role="status">{message ?? t(isWide ? 'edit.hint' : 'edit.hintNarrow')}</p>
      {onUndo && <Button onClick={onUndo}>{t('edit.undo')}</Button>}
    </Bar>
  );
}
