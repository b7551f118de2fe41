import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { fontSize, fontWeight, motion, radius, rem, resolveTokens, space } from '#ui';
import type { NavGroupEntry } from '../entries/navEntry';
import { navSizes } from '../entries/navStyles';
import { isOutward, moveFocus } from './moveFocus';
import { SubmenuEntries } from './SubmenuEntries';
import { submenuSizes } from './submenuSizes';
import { usePanelPosition } from './usePanelPosition';

const Panel = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'fixed',
    insetInlineStart: navSizes.closed,
    // Above the following entries.
    zIndex: 1,
    // The gap is part of the panel, so that the pointer doesn't leave it on the way.
    paddingInlineStart: space[1],
    transition: `inset-inline-start ${motion.base}ms ease-out`,
    'nav:is([data-open], [data-pinned]) &': { insetInlineStart: navSizes.open },
    '& > div': {
      boxSizing: 'border-box',
      width: submenuSizes.width,
      maxHeight: 'calc(100dvh - 16px)',
      overflow: 'hidden auto',
      padding: `${space[2]}px 0`,
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
      backgroundColor: tokens.surface.floating,
      boxShadow: tokens.shadow,
    },
    '& h2': {
      margin: 0,
      padding: `${space[1]}px ${space[4]}px ${space[2]}px`,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.semibold,
      lineHeight: 1.4,
      color: tokens.text.secondary,
      overflowWrap: 'anywhere',
    },
    '& li > :is(a, button)': {
      gap: space[2],
      height: 'auto',
      minHeight: 36,
      paddingBlock: space[1],
      paddingInline: space[2],
      whiteSpace: 'normal',
      lineHeight: 1.3,
      '& > svg': { width: 20, height: 20, padding: 1 },
      '& > bdi': { overflowWrap: 'anywhere' },
    },
    // The drawer pushes its last list to the bottom. The lists of a submenu must not do that.
    '& ul:last-of-type': { marginTop: 0, paddingBlock: 0 },
    '&&& bdi': { opacity: 1 },
  };
});

/** Props of {@link Submenu}. */
export interface SubmenuProps {
  id: string;
  entry: NavGroupEntry;
  /** The key of the entry for the current page. */
  current: string | undefined;
  /** The entry that the submenu belongs to. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether the first entry gets the focus, because the submenu was opened with an arrow key. */
  takesFocus: boolean;
  /** Moves the focus back to the entry. */
  onLeave: () => void;
}

/** The entries of a group, next to the drawer. Arrow keys move between them and back to the group. */
export function Submenu({ id, entry, current, anchor, takesFocus, onLeave }: SubmenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const top = usePanelPosition(anchor, panel);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [takesFocus]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (isOutward(event.key) && !event.defaultPrevented) onLeave();
    else if (!moveFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
  }

  return (
    <Panel
      id={id}
      ref={panel}
      style={{ top }}
      role="group"
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
    >
      <div>
        <h2 id={`${id}-title`}>{entry.title}</h2>
        <ul>
          <SubmenuEntries entries={entry.entries} current={current} />
        </ul>
      </div>
    </Panel>
  );
}
