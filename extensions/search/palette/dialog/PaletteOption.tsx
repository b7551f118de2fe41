import { styled } from '@mui/material/styles';
import { Check, ChevronRight } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteRow } from '../model/arrangeItems';
import type { PaletteItem } from '../model/paletteItem';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys';
import { idOfRow } from './useActiveRow';

/** Props of {@link PaletteOption}. */
export interface PaletteOptionProps {
  row: PaletteRow;
  isActive: boolean;
  canEnter: boolean;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, inNewTab: boolean) => void;
  onEnter: (item: PaletteItem) => void;
}

const Option = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 40,
    padding: `0 ${space[2]}px`,
    borderRadius: radius.control,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 48 },
    '& > .icon': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 20,
      height: 20,
      color: tokens.text.secondary,
      '& svg': { width: 18, height: 18 },
      // An icon of a plugin can be an element that shows nothing.
      '&:empty::before': {
        content: '""',
        width: 6,
        height: 6,
        borderRadius: '50%',
        backgroundColor: 'currentcolor',
      },
    },
    '& > .title': {
      flex: '0 1 auto',
      minWidth: '40%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '& mark': {
        background: 'none',
        color: tokens.accent.text,
        fontWeight: fontWeight.semibold,
        // Without the background, the color of marks would be the one of the page.
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          color: 'inherit',
          textDecoration: 'underline',
        },
      },
    },
    '& > .note': {
      flex: '0 1 auto',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: rem(fontSize.sm),
      color: tokens.text.secondary,
    },
    '& > .end': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      flex: 'none',
      marginInlineStart: 'auto',
      color: tokens.text.secondary,
      '& svg': { width: 16, height: 16 },
    },
    '& .enter': {
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      borderRadius: radius.control,
      '&:hover': { backgroundColor: tokens.surface.base },
      '&:dir(rtl) svg': { transform: 'scaleX(-1)' },
      '@media (pointer: coarse)': { width: 40, height: 40 },
    },
    '&[aria-selected="true"]': {
      backgroundColor: tokens.accent.soft,
      '& > .icon': { color: tokens.accent.text },
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
        '& *': { color: 'inherit' },
      },
    },
    '@media (max-width: 599.95px)': {
      '& kbd': { display: 'none' },
      '& > .title': { minWidth: 0, maxWidth: '75%', flexShrink: 0 },
    },
  };
});

/** One result: icon, title with the letters that match, note, state and shortcut. */
export const PaletteOption = memo(function PaletteOption(props: PaletteOptionProps) {
  const { row, isActive, canEnter, onPoint, onChoose, onEnter } = props;
  const { item, ranges } = row;
  const { t } = useTranslationRef(paletteTranslationRef);
  const isTab = ({ ctrlKey, metaKey }: MouseEvent) => (ctrlKey || metaKey) && item.to !== undefined;
  return (
    <Option
      id={idOfRow(item)}
      role="option"
      aria-selected={isActive}
      // Without the marks, which some screen readers announce.
      aria-label={[item.title, item.note, item.isOn && t('on')].filter(Boolean).join(', ')}
      onMouseMove={() => onPoint(item)}
      onClick={(event) => onChoose(item, isTab(event))}
      onAuxClick={(event) => {
        if (event.button === 1 && item.to !== undefined) onChoose(item, true);
      }}
    >
      <span className="icon" aria-hidden>
        {item.icon}
      </span>
      <bdi className="title" title={item.title}>
        {highlight(item.title, ranges)}
      </bdi>
      {item.note !== undefined && item.note !== '' && <bdi className="note">{item.note}</bdi>}
      <span className="end">
        {item.isOn && <Check aria-hidden />}
        {item.shortcut !== undefined && <ShortcutKeys shortcut={item.shortcut} />}
        {canEnter && (
          // Tab and the arrow do the same with the keyboard.
          <span
            className="enter"
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              onEnter(item);
            }}
          >
            <ChevronRight />
          </span>
        )}
      </span>
    </Option>
  );
});

function highlight(title: string, ranges: PaletteRow['ranges']): ReactNode {
  let end = 0;
  const parts = ranges.map(([start, stop]) => {
    const before = title.slice(end, start);
    end = stop;
    return [before, <mark key={start}>{title.slice(start, stop)}</mark>];
  });
  return [...parts, title.slice(end)];
}
