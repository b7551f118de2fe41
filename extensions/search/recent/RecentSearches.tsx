import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { History, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, height, radius, rem, resolveTokens, space } from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useRecentSearches } from './useRecentSearches';

const Section = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]}px ${space[3]}px`,
    '& h2': {
      margin: 0,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
      color: tokens.text.secondary,
    },
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[2],
      minWidth: 0,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      maxWidth: '100%',
      minHeight: 28,
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.pill,
      backgroundColor: tokens.surface.base,
      fontSize: rem(fontSize.sm),
    },
    '& li button': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minWidth: height.target,
      minHeight: height.target,
      margin: 1,
      padding: '0 4px',
      border: 0,
      borderRadius: radius.pill,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      '& svg': { flex: 'none', width: 14, height: 14, color: tokens.text.secondary },
      '& bdi': { maxWidth: '28ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '&:hover': { backgroundColor: tokens.surface.hover },
    },
    '& li button:first-of-type': { paddingInline: 8 },
  };
});

/** The recent searches of the user, each with a button that removes it. Renders nothing if there are none. */
export function RecentSearches({ onSelect }: { onSelect: (term: string) => void }) {
  const { t } = useTranslationRef(searchTranslationRef);
  const id = useId();
  const { terms = [], remove, clear } = useRecentSearches();
  if (terms.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{t('recent.title')}</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" title={term} onClick={() => onSelect(term)}>
              <History aria-hidden />
              <bdi>{term}</bdi>
            </button>
            <button type="button" aria-label={t('recent.remove', { term })} onClick={() => remove(term)}>
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" variant="text" onClick={clear}>
        {t('recent.clear')}
      </Button>
    </Section>
  );
}
