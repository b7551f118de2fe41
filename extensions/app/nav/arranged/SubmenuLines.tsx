import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { space } from '#ui';
import { holdsEntry } from '../findCurrentEntry';
import type { NavEntry, NavGroupEntry } from '../navEntry';
import { navItemStyles } from '../navStyles';
import { isInward, isOutward } from './moveFocus';
import { NavLine } from './NavLine';
import { NavLineContent } from './NavLineContent';

const Fold = styled('button')(({ theme }) => ({
  ...navItemStyles(theme),
  '& > [data-trail]': { display: 'flex', marginInlineStart: 'auto' },
  '& > [data-trail] > svg': { width: 16, height: 16 },
  '&[aria-expanded=true] > [data-trail] > svg': { transform: 'scaleY(-1)' },
}));

const Inner = styled('ul')({ '&&': { paddingInlineStart: space[3] } });

/** Props of {@link SubmenuLines}. */
export interface SubmenuLinesProps {
  entries: readonly NavEntry[];
  /** The key of the entry whose page is shown. */
  current: string | undefined;
}

/** The lines of a submenu; a group among them unfolds in its place. */
export function SubmenuLines({ entries, current }: SubmenuLinesProps) {
  return entries.map((entry) =>
    entry.kind === 'group' ? (
      <InnerGroup key={entry.key} entry={entry} current={current} />
    ) : (
      <NavLine key={entry.key} entry={entry} current={current} />
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
        <NavLineContent entry={entry} trail={ChevronDown} />
      </Fold>
      {isOpen && (
        <Inner id={id}>
          <SubmenuLines entries={entry.entries} current={current} />
        </Inner>
      )}
    </li>
  );
}
