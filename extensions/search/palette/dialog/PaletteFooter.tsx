import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, rem, resolveTokens, space } from '#ui';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteView } from '../settings/paletteSettings';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys';
import { plainButton } from './plainButton';

/** Props of {@link PaletteFooter}. */
export interface PaletteFooterProps {
  /** What the keys do with the active row. */
  canOpenTab: boolean;
  canEnter: boolean;
  isLevel: boolean;
  onOpen: (view: PaletteView) => void;
}

const Line = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    flex: 'none',
    minHeight: 40,
    marginTop: 'auto',
    padding: `0 ${space[4]}px`,
    borderTop: `1px solid ${tokens.line.subtle}`,
    backgroundColor: tokens.surface.muted,
    fontSize: rem(fontSize.xs),
    color: tokens.text.secondary,
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
    '& kbd': { backgroundColor: tokens.surface.floating },
    '& button': {
      ...plainButton,
      marginInlineStart: 'auto',
      minHeight: 28,
      padding: `0 ${space[2]}px`,
      '&:hover': { color: tokens.text.primary, textDecoration: 'underline' },
    },
    // The keys of a phone do not do this.
    '@media (hover: none), (max-width: 599.95px)': { display: 'none' },
  };
});

/** What the keys do. */
export const PaletteFooter = memo(function PaletteFooter(props: PaletteFooterProps) {
  const { canOpenTab, canEnter, isLevel, onOpen } = props;
  const { t } = useTranslationRef(paletteTranslationRef);
  return (
    <Line>
      <span>
        <ShortcutKeys shortcut="ArrowUp" />
        <ShortcutKeys shortcut="ArrowDown" />
        {t('hints.navigate')}
      </span>
      <span>
        <ShortcutKeys shortcut="Enter" />
        {t('hints.open')}
      </span>
      {canOpenTab && (
        <span>
          <ShortcutKeys shortcut="Mod+Enter" />
          {t('hints.newTab')}
        </span>
      )}
      {canEnter && (
        <span>
          <ShortcutKeys shortcut="Tab" />
          {t('hints.more')}
        </span>
      )}
      {isLevel && (
        <span>
          <ShortcutKeys shortcut="Backspace" />
          {t('hints.back')}
        </span>
      )}
      <button type="button" onClick={() => onOpen('shortcuts')}>
        {t('hints.shortcuts')}
      </button>
    </Line>
  );
});
