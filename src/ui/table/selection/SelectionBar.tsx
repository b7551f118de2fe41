import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSize, fontWeight, layer, radius, rem, space } from '../../theme/scale';
import { resolveTokens } from '../../theme/resolveTokens';
import { useUiText } from '../../text/uiText';
import { useTableText } from '../i18n/useTableText';

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  count: number;
  /** The number of selected rows that the search or filters hide. */
  hidden: number;
  onClear: () => void;
  /** The bulk actions. */
  children?: ReactNode;
}

/** The height at the bottom of the window that the bar covers, in px. */
export const selectionBarHeight = 128;

const Bar = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'sticky',
    insetBlockEnd: space[3],
    // Above the bottom navigation of small screens.
    [theme.breakpoints.down('sm')]: { insetBlockEnd: 56 + space[3] },
    zIndex: layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]}px ${space[2]}px`,
    width: 'fit-content',
    maxWidth: `calc(100% - ${2 * space[3]}px)`,
    margin: `${space[3]}px auto`,
    padding: `${space[2]}px ${space[3]}px`,
    border: `1px solid ${tokens.line.control}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.floating,
    boxShadow: tokens.shadow,
    fontSize: rem(fontSize.sm),
    '& p': { margin: 0, marginInlineEnd: space[2], fontVariantNumeric: 'tabular-nums' },
    '& strong': { fontWeight: fontWeight.semibold },
    '& small': { fontSize: 'inherit', color: tokens.text.secondary },
  };
});

/** The number of selected rows and the bulk actions, at the bottom of the window while the table is in view. */
export function SelectionBar({ count, hidden, onClear, children }: SelectionBarProps) {
  const text = useUiText();
  const t = useTableText();
  return (
    <Bar aria-label={t('selection.bar')}>
      <p role="status">
        <strong>{text('filter.selected', { count })}</strong>
        {hidden > 0 && <small> · {t('selection.hidden', { count: hidden })}</small>}
      </p>
      {children}
      <Button size="small" variant="text" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </Bar>
  );
}
