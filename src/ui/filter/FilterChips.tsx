import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useUiText } from '../text/uiText';
import { fontSize, height, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';

/** An active filter. */
export interface ActiveFilter {
  id: string;
  /** The name of the facet, such as 'Owner'. */
  label: string;
  /** The value to match. */
  value: string;
  onRemove: () => void;
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  onClearAll?: () => void;
}

const List = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: rem(fontSize.sm),
    '& li': { minWidth: 0 },
    '& li > span': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      maxWidth: '100%',
      height: 28,
      paddingInlineStart: 10,
      border: `1px solid ${tokens.accent.line}`,
      borderRadius: radius.pill,
      backgroundColor: tokens.accent.soft,
    },
    '& bdi': {
      maxWidth: '28ch',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 500,
    },
    '& li > span > button': {
      display: 'grid',
      placeItems: 'center',
      width: height.target,
      height: height.target,
      marginInlineEnd: 1,
      padding: 0,
      border: 0,
      borderRadius: radius.pill,
      background: 'none',
      color: tokens.text.secondary,
      cursor: 'pointer',
      '& svg': { width: 14, height: 14 },
      '&:hover': { color: tokens.text.primary, backgroundColor: tokens.accent.line },
    },
  };
});

/** The active filters, each with a button that removes it. Renders nothing if there are none. */
export function FilterChips({ filters, onClearAll }: FilterChipsProps) {
  const text = useUiText();
  if (filters.length === 0) return null;
  return (
    <List aria-label={text('filter.active')}>
      {filters.map(({ id, label, value, onRemove }) => (
        <li key={id}>
          <span>
            {label}: <bdi title={value}>{value}</bdi>
            <button
              type="button"
              aria-label={text('filter.remove', { label: `${label}: ${value}` })}
              onClick={onRemove}
            >
              <X aria-hidden />
            </button>
          </span>
        </li>
      ))}
      {onClearAll && (
        <li>
          <Button size="small" variant="text" onClick={onClearAll}>
            {text('filter.clearAll')}
          </Button>
        </li>
      )}
    </List>
  );
}
