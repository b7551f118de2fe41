import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteSection } from '../model/arrangeItems';
import { type BuiltInGroup, builtInGroups, type PaletteItem } from '../model/paletteItem';
import { PaletteOption } from './PaletteOption';
import { type ActiveRow, idOfRow } from './useActiveRow';

/** The id of the list of results. There is one palette. */
export const listId = 'palette-list';

/** Props of {@link PaletteList}. */
export interface PaletteListProps {
  sections: readonly PaletteSection[];
  active: ActiveRow;
  /** Whether entities have a second level. */
  canEnter: boolean;
  onChoose: (item: PaletteItem, inNewTab: boolean) => void;
  onEnter: (item: PaletteItem) => void;
}

const List = styled('div')(({ theme }) => ({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  scrollPaddingBlock: `${space[8]}px ${space[2]}px`,
  '&:empty': { display: 'none' },
  '& [data-group]': {
    padding: `${space[2]}px ${space[2]}px ${space[1]}px`,
    fontSize: rem(fontSize.xs),
    fontWeight: fontWeight.medium,
    lineHeight: '16px',
    color: resolveTokens(theme).text.secondary,
  },
}));

/** The results, in groups. */
export function PaletteList({ sections, active, canEnter, onChoose, onEnter }: PaletteListProps) {
  const { t } = useTranslationRef(paletteTranslationRef);
  const list = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const { id, isByKey } = active;
  const first = sections[0]?.rows[0]?.item;
  const isFirst = first !== undefined && idOfRow(first) === id;
  useEffect(() => {
    if (!isByKey || id === undefined) return;
    if (isFirst) {
      // After a keystroke, the list is usually at its start. Scrolling, and reading the position, computes the layout early.
      if (isScrolled.current) list.current?.scrollTo({ top: 0 });
      isScrolled.current = false;
    } else document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, isByKey, isFirst]);
  if (sections.length === 0) return null;
  return (
    // The field keeps the focus, so that typing continues after a click.
    <List
      ref={list}
      role="listbox"
      id={listId}
      aria-label={t('results')}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={() => {
        isScrolled.current = true;
      }}
    >
      {sections.map(({ group, rows }, index) => (
        <div key={group} role="group" aria-labelledby={`palette-group-${index}`}>
          <div id={`palette-group-${index}`} data-group="">
            {isBuiltIn(group) ? t(`groups.${group}`) : <bdi>{group}</bdi>}
          </div>
          {rows.map((row) => (
            <PaletteOption
              key={row.item.id}
              row={row}
              isActive={idOfRow(row.item) === id}
              canEnter={canEnter && row.item.entity !== undefined}
              onPoint={active.set}
              onChoose={onChoose}
              onEnter={onEnter}
            />
          ))}
        </div>
      ))}
    </List>
  );
}

function isBuiltIn(group: string): group is BuiltInGroup {
  return (builtInGroups as readonly string[]).includes(group);
}
