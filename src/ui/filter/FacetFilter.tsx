import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useUiText } from '../text/uiText';
import { fontSize, fontWeight, height, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { FacetOptions } from './FacetOptions';
import { SearchField } from './SearchField';
import { resolveShownOptions } from './shownOptions';

/** A value to filter by. */
export interface FacetOption {
  value: string;
  label: string;
  /** The number of matches under the other filters. */
  count?: number;
  icon?: ReactNode;
}

/** Props of {@link FacetFilter}. */
export interface FacetFilterProps {
  /** The name of the facet, such as 'Owner'. */
  label: string;
  options: readonly FacetOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** The number of values shown before 'Show all'. */
  visible?: number;
  /** Collapses the section initially, unless a value is selected. */
  folded?: boolean;
  /** Shown next to the label while nothing is selected. */
  none?: string;
}

/** The search field appears from this number of values. */
const minSearchableOptions = 9;

const Section = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    borderTop: `1px solid ${tokens.line.subtle}`,
    paddingBlock: space[1],
    '& > div:first-of-type > button': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
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
      textAlign: 'start',
      '& > span:first-of-type': { flex: 1 },
      '& > span + span': { fontWeight: fontWeight.regular, color: tokens.text.secondary },
      '& svg': { width: 14, height: 14, color: tokens.text.secondary, transition: 'transform 120ms' },
      '&[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
    },
    '& > div:first-of-type small': {
      padding: '0 6px',
      borderRadius: radius.pill,
      backgroundColor: tokens.accent.soft,
      color: tokens.accent.text,
      fontSize: rem(fontSize.xs),
      lineHeight: '20px',
      fontVariantNumeric: 'tabular-nums',
    },
  };
});

const Body = styled('div')({ display: 'grid', gap: space[1], paddingBottom: space[2] });

/** The values of a facet with their counts: the most frequent ones, the selected ones, and a search field if there are many. */
export function FacetFilter(props: FacetFilterProps) {
  const { label, options, selected, onChange, visible = 6, folded = false, none } = props;
  const text = useUiText();
  const id = useId();
  const [open, setOpen] = useState(!folded || selected.length > 0);
  const [term, setTerm] = useState('');
  const [all, setAll] = useState(false);
  const { shown, hidden } = resolveShownOptions(options, selected, {
    term,
    limit: all ? Number.POSITIVE_INFINITY : visible,
  });
  return (
    <Section aria-labelledby={`${id}-label`}>
      <div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
        >
          <span id={`${id}-label`}>{label}</span>
          {selected.length > 0 ? (
            <small aria-label={text('filter.selected', { count: selected.length })}>{selected.length}</small>
          ) : (
            none && <span>{none}</span>
          )}
          <ChevronDown aria-hidden />
        </button>
      </div>
      {open && (
        <Body id={`${id}-body`}>
          {options.length >= minSearchableOptions && (
            <SearchField
              size="small"
              delay={0}
              label={text('filter.searchWithin', { label })}
              value={term}
              onChange={setTerm}
            />
          )}
          <FacetOptions label={label} options={shown} selected={selected} onChange={onChange} />
          {(hidden > 0 || (all && term === '' && options.length > visible)) && (
            <Button size="small" variant="text" onClick={() => setAll(!all)} sx={{ justifySelf: 'start' }}>
              {all ? text('filter.showFewer') : text('filter.showAll', { count: options.length })}
            </Button>
          )}
        </Body>
      )}
    </Section>
  );
}
