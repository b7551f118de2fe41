import { styled } from '@mui/material/styles';
import { ArrowLeft, Search, X } from 'lucide-react';
import { type RefObject, useLayoutEffect } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, ProgressBar, radius, rem, resolveTokens, space } from '#ui';
import { useMaxTermLength } from '../../state/useMaxTermLength';
import { drawKind } from '../found/drawKind';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import { type Prefix, prefixes } from '../model/parseInput';
import { listId } from './PaletteList';
import { plainButton } from './plainButton';
import type { PaletteLevel } from './usePaletteItems';

/** Props of {@link PaletteBar}. */
export interface PaletteBarProps {
  ref: RefObject<HTMLInputElement | null>;
  typed: string;
  level: PaletteLevel | undefined;
  prefix: Prefix | undefined;
  /** The id of the element of the active row. */
  activeId: string | undefined;
  hasRows: boolean;
  isLoading: boolean;
  onType: (typed: string) => void;
  onLeave: () => void;
  onClose: () => void;
}

const Bar = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    flex: 'none',
    minHeight: 56,
    paddingInline: `${space[4]}px ${space[3]}px`,
    borderBottom: `1px solid ${tokens.line.subtle}`,
    color: tokens.text.secondary,
    '& > svg': { flex: 'none', width: 18, height: 18 },
    '& input': {
      flex: 1,
      minWidth: 0,
      height: 55,
      padding: 0,
      border: 0,
      outline: 'none',
      background: 'none',
      color: tokens.text.primary,
      font: 'inherit',
      fontSize: rem(fontSize.lg),
      '&::placeholder': { color: tokens.text.secondary, opacity: 1 },
    },
    '& button': {
      ...plainButton,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      minWidth: 32,
      height: 32,
      padding: 0,
      '&:hover': { backgroundColor: tokens.surface.muted },
      '& svg': { width: 18, height: 18 },
      '&:dir(rtl) .lucide-arrow-left': { transform: 'scaleX(-1)' },
    },
  };
});

const Level = styled('span')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flex: '0 1 auto',
    minWidth: 0,
    maxWidth: '45%',
    height: 28,
    padding: '0 10px',
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.control,
    backgroundColor: tokens.surface.muted,
    color: tokens.text.primary,
    fontSize: rem(fontSize.sm),
    fontWeight: fontWeight.medium,
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  };
});

/** The field of the palette, with the entity of the second level before it. */
export function PaletteBar(props: PaletteBarProps) {
  const { ref, typed, level, prefix, activeId, hasRows, isLoading, onType, onLeave, onClose } = props;
  const { t } = useTranslationRef(paletteTranslationRef);
  const maxLength = useMaxTermLength();
  // The dialog opens to type in this field.
  useLayoutEffect(() => ref.current?.focus(), [ref]);
  const placeholder = level ? t('placeholderOf.entity', { name: level.title }) : t('placeholder');
  return (
    <>
      <Bar>
        {level ? (
          <>
            <button type="button" aria-label={t('back')} onClick={onLeave}>
              <ArrowLeft aria-hidden />
            </button>
            <Level title={level.title}>
              {drawKind(level.entity.kind)}
              <bdi>{level.title}</bdi>
            </Level>
          </>
        ) : (
          <Search aria-hidden />
        )}
        <input
          ref={ref}
          type="text"
          role="combobox"
          aria-label={prefix ? t(`placeholderOf.${prefixes[prefix]}`) : placeholder}
          aria-autocomplete="list"
          aria-expanded={hasRows}
          aria-controls={hasRows ? listId : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          placeholder={placeholder}
          maxLength={maxLength}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="button" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </button>
      </Bar>
      {isLoading && <ProgressBar label={t('loading')} />}
    </>
  );
}
