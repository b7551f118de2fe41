import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, rem, space } from '#ui';
import { NavEntryItem } from '../entries/NavEntryItem';
import type { NavEntry } from '../entries/navEntry';

const Group = styled('li')(({ theme }) => ({
  '& > h3': {
    margin: 0,
    padding: `${space[3]}px ${space[6]}px ${space[1]}px`,
    fontSize: rem(fontSize.sm),
    fontWeight: fontWeight.semibold,
    color: theme.palette.text.secondary,
  },
}));

/** Props of {@link SheetEntries}. */
export interface SheetEntriesProps {
  entries: readonly NavEntry[];
  /** The key of the entry for the current page. */
  current: string | undefined;
}

/** The entries of a sheet. Groups are shown below their title. */
export function SheetEntries({ entries, current }: SheetEntriesProps) {
  return entries.map((entry) =>
    entry.kind === 'group' ? (
      <Group key={entry.key}>
        <h3>{entry.title}</h3>
        <ul>
          <SheetEntries entries={entry.entries} current={current} />
        </ul>
      </Group>
    ) : (
      <NavEntryItem key={entry.key} entry={entry} current={current} />
    ),
  );
}
