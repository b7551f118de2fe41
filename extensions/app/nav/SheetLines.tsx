import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, rem, space } from '#ui';
import { NavLine } from './arranged/NavLine';
import type { NavEntry } from './navEntry';

const Group = styled('li')(({ theme }) => ({
  '& > h3': {
    margin: 0,
    padding: `${space[3]}px ${space[6]}px ${space[1]}px`,
    fontSize: rem(fontSize.sm),
    fontWeight: fontWeight.semibold,
    color: theme.palette.text.secondary,
  },
}));

/** Props of {@link SheetLines}. */
export interface SheetLinesProps {
  entries: readonly NavEntry[];
  /** The key of the entry whose page is shown. */
  current: string | undefined;
}

/** Lines of a sheet; those of a group stand below its name. */
export function SheetLines({ entries, current }: SheetLinesProps) {
  return entries.map((entry) =>
    entry.kind === 'group' ? (
      <Group key={entry.key}>
        <h3>{entry.title}</h3>
        <ul>
          <SheetLines entries={entry.entries} current={current} />
        </ul>
      </Group>
    ) : (
      <NavLine key={entry.key} entry={entry} current={current} />
    ),
  );
}
