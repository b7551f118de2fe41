import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { space } from '#ui';
import { holdsEntry } from '../entries/findCurrentEntry';
import type { NavEntry, NavGroupEntry } from '../entries/navEntry';
import { navItemStyles } from '../entries/navStyles';
import { isInward, isOutward } from './moveFocus';
import { NavEntryItem } from '../entries/NavEntryItem';
import { NavEntryContent } from '../entries/NavEntryContent';

const Fold = styled('button')(({ theme }) => ({
  ...navItemStyles(theme),
  '& > [data-trail]': { display: 'flex', marginInlineStart: 'auto' },
  '& > [data-trail] > svg': { width: 16, height: 16 },
  '&[aria-expanded=true] > [data-trail] > svg': { transform: 'scaleY(-1)' },
}));

const Inner = styled('ul')({ '&&': { paddingInlineStart: space[3] } });

/** Props of {@link SubmenuEntries}. */
export interface SubmenuEntriesProps {
  entries: readonly NavEntry[];
  /** The key of the entry for the current page. */
  current: string | undefined;
}

/** The entries of a submenu. Nested groups expand in place. */
export function SubmenuEntries({ entries, current }: SubmenuEntriesProps) {
  return entries.map((entry) =>
    entry.kind === 'group' ? (
      <InnerGroup key={entry.key} entry={entry} current={current} />
    ) : (
      <NavEntryItem key={entry.key} entry={entry} current={current} />
    ),
  );
}

function InnerGroup({ entry, current }: { entry: NavGroupEntry; current: string | undefined }) {
  const id = useId();
  const isCurrent = holdsEntry(entry, current);
  const [isOpen, setOpen] = useState(isCurrent);

  function onKeyDown(event: KeyboardEvent): void {
    const wants = isInward(event.key) ? true : isOutward(event.key) ? false : isOpen;
    if (wants === isOpen) return;
    event.preventDefault();
    setOpen(wants);
  }

  return (
    <li>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={isCurrent && !isOpen ? '' : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        <NavEntryContent entry={entry} trail={ChevronDown} />
      </Fold>
      {isOpen && (
        <Inner id={id}>
          <SubmenuEntries entries={entry.entries} current={current} />
        </Inner>
      )}
    </li>
  );
}
