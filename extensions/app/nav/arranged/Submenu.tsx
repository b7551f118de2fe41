import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { fontSize, fontWeight, motion, radius, rem, resolveTokens, space } from '#ui';
import type { NavGroupEntry } from '../navEntry';
import { navSizes } from '../navStyles';
import { isOutward, moveFocus } from './moveFocus';
import { SubmenuLines } from './SubmenuLines';
import { submenuSizes } from './submenuSizes';
import { useBesidePlace } from './useBesidePlace';

const Panel = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'fixed',
    insetInlineStart: navSizes.closed,
    // Above the lines that follow.
    zIndex: 1,
    // The gap belongs to the panel, so that the pointer never leaves on its way into it.
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
    // Not the lists of the drawer, which push their last one to the bottom.
    '& ul:last-of-type': { marginTop: 0, paddingBlock: 0 },
    '&&& bdi': { opacity: 1 },
  };
});

/** Props of {@link Submenu}. */
export interface SubmenuProps {
  id: string;
  entry: NavGroupEntry;
  /** The key of the entry whose page is shown. */
  current: string | undefined;
  /** The line that it stands beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether its first line takes the focus when it opens: who came by arrow wants to go on. */
  takesFocus: boolean;
  /** Leads back to the line. */
  onLeave: () => void;
}

/** The lines of a group, beside the drawer. The arrows go through them, and back to the group. */
export function Submenu({ id, entry, current, anchor, takesFocus, onLeave }: SubmenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const top = useBesidePlace(anchor, panel);
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
          <SubmenuLines entries={entry.entries} current={current} />
        </ul>
      </div>
    </Panel>
  );
}
