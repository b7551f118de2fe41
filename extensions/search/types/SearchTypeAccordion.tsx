import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, height, radius, rem, resolveTokens, space, coveringInput } from '#ui';
import type { SearchResultType } from '../blueprints/searchDataRefs';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useResultCount } from '../results/useResultCount';
import { useSearch } from '../state/searchContext';
import { type TypeChoice, useTypeChoices } from './useTypeChoices';

/** Props of {@link SearchTypeAccordion}. */
export interface SearchTypeAccordionProps {
  /** The heading. 'Result type' by default. */
  name?: string;
  /** The types, below 'All'. */
  types: readonly SearchResultType[];
  /** Shows the number of results of each type. */
  showCounts?: boolean;
}

const Section = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    '& > h2': { margin: 0 },
    '& > h2 > button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: '100%',
      minHeight: height.control,
      padding: `0 ${space[1]}px`,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      font: 'inherit',
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
      color: tokens.text.primary,
      cursor: 'pointer',
      '& svg': { width: 14, height: 14, color: tokens.text.secondary, transition: 'transform 120ms' },
      '&[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
    },
    '& > p': {
      margin: 0,
      padding: `${space[1]}px ${space[2]}px`,
      fontSize: rem(fontSize.sm),
      color: tokens.text.secondary,
      overflowWrap: 'anywhere',
    },
    '& fieldset': { display: 'grid', gap: 2, minWidth: 0, margin: 0, padding: 0, border: 0 },
    '& label': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space[2],
      minHeight: 48,
      padding: `${space[1]}px ${space[2]}px`,
      borderRadius: radius.control,
      color: tokens.text.secondary,
      cursor: 'pointer',
      '& svg': { width: 18, height: 18 },
      '& bdi': {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: rem(fontSize.md),
        fontWeight: fontWeight.medium,
        color: tokens.text.primary,
      },
      '& small': {
        display: 'block',
        minHeight: 18,
        fontSize: rem(fontSize.xs),
        lineHeight: '18px',
        fontVariantNumeric: 'tabular-nums',
      },
      '&:hover': { backgroundColor: tokens.surface.muted },
      '&:has(:checked)': { backgroundColor: tokens.accent.soft, color: tokens.accent.text },
      '&:has(:checked) bdi': { color: tokens.accent.text },
      '&:has(:focus-visible)': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: -2 },
    },
    '& input': coveringInput,
    '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '2px solid Highlight' } },
    '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none !important' } },
  };
});

/** Selects one type of results, or all. Folded, it shows the selected ones. */
export function SearchTypeAccordion({ name, types, showCounts = false }: SearchTypeAccordionProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const id = useId();
  const [open, setOpen] = useState(true);
  const { types: selected, setTypes } = useSearch();
  const choices = useTypeChoices(types, showCounts);
  const label = name ?? t('types.label');
  const isSelected = ({ value }: TypeChoice) =>
    selected.length === 0 ? value === '' : selected.length === 1 && selected[0] === value;
  // Several types, or one that the page does not know, have no radio button.
  const others = choices.some(isSelected)
    ? []
    : selected.map((type) => choices.find(({ value }) => value === type)?.name ?? type);
  return (
    <Section aria-labelledby={id}>
      <h2>
        <button
          type="button"
          id={id}
          aria-expanded={open}
          aria-controls={`${id}-types`}
          onClick={() => setOpen(!open)}
        >
          {label}
          <ChevronDown aria-hidden />
        </button>
      </h2>
      {others.length > 0 && (
        <p>
          <bdi>{others.join(', ')}</bdi>
        </p>
      )}
      <fieldset id={`${id}-types`} aria-labelledby={id}>
        {choices
          .filter((choice) => open || isSelected(choice))
          .map((choice) => (
            <Choice
              key={choice.value}
              group={id}
              choice={choice}
              isSelected={isSelected(choice)}
              showCount={showCounts}
              onSelect={() => setTypes(choice.value === '' ? [] : [choice.value])}
            />
          ))}
      </fieldset>
    </Section>
  );
}

interface ChoiceProps {
  group: string;
  choice: TypeChoice;
  isSelected: boolean;
  showCount: boolean;
  onSelect: () => void;
}

function Choice({ group, choice, isSelected, showCount, onSelect }: ChoiceProps) {
  const print = useResultCount();
  return (
    <label title={choice.name}>
      <input type="radio" name={group} value={choice.value} checked={isSelected} onChange={onSelect} />
      <span aria-hidden style={{ display: 'flex' }}>
        {choice.icon}
      </span>
      <span style={{ minWidth: 0 }}>
        <bdi>{choice.name}</bdi>
        {showCount && <small>{choice.count === undefined ? undefined : print(choice.count)}</small>}
      </span>
    </label>
  );
}
