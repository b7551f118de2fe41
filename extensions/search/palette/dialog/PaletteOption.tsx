import { Check, ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { PaletteRow } from '../model/arrangeItems';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys';
import { idOfRow } from './useActiveRow';

/** Props of {@link PaletteOption}. */
export interface PaletteOptionProps {
  row: PaletteRow;
  isActive: boolean;
  canEnter: boolean;
  /** What screen readers announce for a switch that is on. */
  onLabel: string;
}

/**
 * One result: icon, title with the letters that match, note, state and shortcut. Up to 50 are rendered on each keystroke, so the list
 * has their styles and handles their events.
 */
export const PaletteOption = memo(function PaletteOption(props: PaletteOptionProps) {
  const { row, isActive, canEnter, onLabel } = props;
  const { item, ranges } = row;
  return (
    <div
      id={idOfRow(item)}
      role="option"
      aria-selected={isActive}
      // Without the marks, which some screen readers announce.
      aria-label={[item.title, item.note, item.isOn && onLabel].filter(Boolean).join(', ')}
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
          <span className="enter" aria-hidden>
            <ChevronRight />
          </span>
        )}
      </span>
    </div>
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
