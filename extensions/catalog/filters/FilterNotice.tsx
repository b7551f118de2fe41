import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { fontSize, rem, resolveTokens, space } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';

const Notice = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
  fontSize: rem(fontSize.xs),
  color: resolveTokens(theme).status.error.text,
}));

/** One line that says that the values of a filter could not be loaded, with a button to retry. */
export function FilterNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  return (
    <Notice role="status">
      {text}
      <Button size="small" variant="text" onClick={onRetry}>
        {t('filters.retry')}
      </Button>
    </Notice>
  );
}
