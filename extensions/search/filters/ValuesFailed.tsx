import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { fontSize, rem, resolveTokens } from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: rem(fontSize.xs),
  color: resolveTokens(theme).status.error.text,
}));

/** Shown below a filter whose values can't be loaded. What is selected stays. */
export function ValuesFailed() {
  const { t } = useTranslationRef(searchTranslationRef);
  return <Note role="status">{t('filters.failed')}</Note>;
}
