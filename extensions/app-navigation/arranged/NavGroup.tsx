import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { holdsEntry } from '../entries/findCurrentEntry';
import type { NavGroupEntry } from '../entries/navEntry';
import { navItemStyles } from '../entries/navStyles';
import { isInward } from './moveFocus';
import { NavEntryContent } from '../entries/NavEntryContent';
import { Submenu } from './Submenu';
import { useSubmenus } from './submenus';
import { submenuSizes } from './submenuSizes';

/** The space in the open drawer without the arrow, in px. */
const LONGEST = 16;

// Listens for the pointer on behalf of the button inside. The keyboard uses the button itself.
const Line = styled('li')({});

const Switch = styled('button')(({ theme }) => ({
  ...navItemStyles(theme),
  '& > [data-trail]': { display: 'flex', marginInlineStart: 'auto' },
  '& > span + [data-trail]': { marginInlineStart: 0 },
  '& > [data-trail] > svg': { width: 16, height: 16, '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '&[aria-expanded=true]:not([data-current])': { backgroundColor: theme.palette.action.hover },
  'nav:not([data-open], [data-pinned]) & > [data-trail]': { display: 'none' },
}));

/** Props of {@link NavGroup}. */
export interface NavGroupProps {
  entry: NavGroupEntry;
  /** The key of the entry for the current page. */
  current: string | undefined;
}

/** An entry of the drawer that opens a submenu: after a delay on hover, immediately on click or by keyboard. */
export function NavGroup({ entry, current }: NavGroupProps) {
  const id = useId();
  const { open, change } = useSubmenus();
  const isOpen = open === entry.key;
  const line = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [enters, setEnters] = useState(false);
  const close = () => change(undefined);
  useEscape(isOpen, () => {
    close();
    if (line.current?.contains(document.activeElement)) button.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (!isInward(event.key) && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setEnters(true);
    change(entry.key);
    if (isOpen) line.current?.querySelector<HTMLElement>(`#${CSS.escape(id)} :is(a, button)`)?.focus();
  }

  return (
    <Line
      ref={line}
      data-submenu-group
      // Touch devices don't hover. A tap opens the submenu.
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        if (!isOpen) setEnters(false);
        change(entry.key, isOpen ? 0 : submenuSizes.openDelay);
      }}
      onPointerLeave={(event) =>
        event.pointerType !== 'touch' && change(undefined, isOpen ? submenuSizes.closeDelay : 1)
      }
      onBlur={(event: FocusEvent) => {
        const { relatedTarget } = event;
        if (isOpen && relatedTarget && !event.currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Switch
        ref={button}
        type="button"
        title={entry.title.length > LONGEST ? entry.title : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={holdsEntry(entry, current) ? '' : undefined}
        onClick={() => {
          setEnters(false);
          change(isOpen ? undefined : entry.key);
        }}
        onKeyDown={onKeyDown}
      >
        <NavEntryContent entry={entry} trail={ChevronRight} />
      </Switch>
      {isOpen && (
        <Submenu
          id={id}
          entry={entry}
          current={current}
          anchor={button}
          takesFocus={enters}
          onLeave={() => {
            close();
            button.current?.focus();
          }}
        />
      )}
    </Line>
  );
}

/** Closes the submenu on Escape, wherever the focus is, and stops the event. */
function useEscape(isOpen: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [isOpen]);
}
