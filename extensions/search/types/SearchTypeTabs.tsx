import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslationRef } from '#sdk';
import { VisuallyHidden, coveringInput, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import type { SearchResultType } from '../blueprints/searchDataRefs';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { usePlainCount } from '../results/useResultCount';
import { useSearch } from '../state/searchContext';
import { useTypeChoices } from './useTypeChoices';

/** Props of {@link SearchTypeTabs}. */
export interface SearchTypeTabsProps {
  /** The types, after 'All'. */
  types: readonly SearchResultType[];
  /** Shows the number of results of each type. */
  showCounts?: boolean;
}

const Tabs = styled('fieldset')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    gap: space[4],
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    borderBottom: `1px solid ${tokens.line.subtle}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& label': {
      position: 'relative',
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 44,
      padding: `0 ${space[1]}px`,
      borderBottom: '2px solid transparent',
      fontSize: rem(fontSize.md),
      fontWeight: fontWeight.medium,
      color: tokens.text.secondary,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { color: tokens.text.primary },
      '&:has(:checked)': { color: tokens.accent.text, borderBottomColor: tokens.accent.text },
      '&:has(:focus-visible)': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: -2 },
      // Reserves room for the number, so that the tabs don't move when it is known.
      '& small': {
        minWidth: '3ch',
        fontSize: rem(fontSize.xs),
        fontWeight: fontWeight.regular,
        fontVariantNumeric: 'tabular-nums',
      },
    },
    '& input': coveringInput,
  };
});

/** Selects one type of results, or all, in one line. */
export function SearchTypeTabs({ types, showCounts = false }: SearchTypeTabsProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const group = useId();
  const print = usePlainCount();
  const { types: selected, setTypes } = useSearch();
  return (
    <Tabs>
      <legend>
        <VisuallyHidden>{t('types.label')}</VisuallyHidden>
      </legend>
      {useTypeChoices(types, showCounts).map(({ value, name, count }) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={selected.join() === value}
            onChange={() => setTypes(value === '' ? [] : [value])}
          />
          <bdi>{name}</bdi>
          {showCounts && <small>{count === undefined ? undefined : print(count)}</small>}
        </label>
      ))}
    </Tabs>
  );
}
