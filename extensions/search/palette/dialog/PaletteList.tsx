import { type MouseEvent, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import { limitRows, type PaletteSection } from '../model/arrangeItems';
import { type BuiltInGroup, builtInGroups, type PaletteItem } from '../model/paletteItem';
import { PaletteOption } from './PaletteOption';
import { type ActiveRow, idOfRow } from './useActiveRow';

/** The id of the list of results. There is one palette. */
export const listId = 'palette-list';

/** More rows than a phone shows at once. */
const FIRST_ROWS = 20;

/** Props of {@link PaletteList}. */
export interface PaletteListProps {
  sections: readonly PaletteSection[];
  active: ActiveRow;
  /** Whether entities have a second level. */
  canEnter: boolean;
  onChoose: (item: PaletteItem, inNewTab: boolean) => void;
  onEnter: (item: PaletteItem) => void;
}

/** The results, in groups. */
export function PaletteList({ sections, active, canEnter, onChoose, onEnter }: PaletteListProps) {
  const { t } = useTranslationRef(paletteTranslationRef);
  const onLabel = t('on');
  const list = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  // After a keystroke, the rows that are seen come first. A list that is scrolled would move if it became shorter meanwhile.
  const isRendered = useDeferredValue(sections) === sections || isScrolled;
  const shown = isRendered ? sections : limitRows(sections, FIRST_ROWS);
  const { id, isByKey } = active;
  const first = sections[0]?.rows[0]?.item;
  const isFirst = first !== undefined && idOfRow(first) === id;
  const scrollToStart = useEffectEvent(() => {
    // After a keystroke, the list is usually at its start. Scrolling, and reading the position, computes the layout early.
    if (isScrolled) list.current?.scrollTo({ top: 0 });
  });
  useEffect(() => {
    if (!isByKey || id === undefined) return;
    if (isFirst) scrollToStart();
    else if (isRendered) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, isByKey, isFirst, isRendered]);
  if (sections.length === 0) return null;
  const itemAt = ({ target }: MouseEvent): PaletteItem | undefined => {
    const option = (target as Element).closest('[role="option"]');
    const rows = sections.flatMap((section) => section.rows);
    return option ? rows.find(({ item }) => idOfRow(item) === option.id)?.item : undefined;
  };
  const choose = (event: MouseEvent, inNewTab: boolean) => {
    const item = itemAt(event);
    if (!item) return;
    if ((event.target as Element).closest('.enter')) onEnter(item);
    else onChoose(item, inNewTab && item.to !== undefined);
  };
  return (
    // The field keeps the focus, so that typing continues after a click, and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={list}
      role="listbox"
      id={listId}
      aria-label={t('results')}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={(event) => {
        const item = itemAt(event);
        if (item) active.set(item);
      }}
      onClick={(event) => choose(event, event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => {
        if (event.button === 1 && itemAt(event)?.to !== undefined) choose(event, true);
      }}
      onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollTop > 0)}
    >
      {shown.map(({ group, rows }, index) => (
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
              onLabel={onLabel}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function isBuiltIn(group: string): group is BuiltInGroup {
  return (builtInGroups as readonly string[]).includes(group);
}
