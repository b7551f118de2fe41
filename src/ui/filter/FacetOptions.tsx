import { styled } from '@mui/material/styles';
import { useUiText } from '../text/uiText';
import { fontSize, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import type { FacetFilterProps } from './FacetFilter';
import { useFormatNumber } from '../text/uiLanguage';

const List = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxHeight: 320,
    overflowY: 'auto',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      minHeight: 28,
      padding: `0 ${space[1]}px`,
      borderRadius: radius.control,
      fontSize: rem(fontSize.sm),
      cursor: 'pointer',
      '&:hover': { backgroundColor: tokens.surface.muted },
    },
    '& input': { flex: 'none', width: 16, height: 16, margin: 0, accentColor: tokens.accent.fill },
    '& svg': { width: 14, height: 14, flex: 'none' },
    '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // Instead of a label that grows: its text could start at the other side, as it has its own direction.
    '& small': {
      marginInlineStart: 'auto',
      fontSize: rem(fontSize.xs),
      fontVariantNumeric: 'tabular-nums',
      color: tokens.text.secondary,
    },
    '& p': { margin: 0, padding: space[1], fontSize: rem(fontSize.sm), color: tokens.text.secondary },
  };
});

/** The values of a facet as checkboxes. */
export function FacetOptions({ label, options, selected, onChange }: FacetFilterProps) {
  const formatNumber = useFormatNumber();
  const text = useUiText();
  const toggle = (value: string) =>
    onChange(selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]);
  return (
    <List aria-label={label}>
      {options.map(({ value, label: name, count, icon }) => (
        <li key={value}>
          <label title={name}>
            <input type="checkbox" checked={selected.includes(value)} onChange={() => toggle(value)} />
            {icon}
            <bdi>{name}</bdi>
            {count === undefined ? null : <small>{formatNumber(count)}</small>}
          </label>
        </li>
      ))}
      {options.length === 0 && (
        <li>
          <p>{text('filter.noOptions')}</p>
        </li>
      )}
    </List>
  );
}
