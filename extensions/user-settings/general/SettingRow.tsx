import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSize, fontWeight, rem, space } from '#ui';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]}px ${space[6]}px`,
  paddingBlock: space[3],
  '&:last-of-type': { paddingBottom: 0 },
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > div:first-of-type': { flex: '1 1 200px', minWidth: 0 },
  '& p': { margin: 0 },
  '& p:first-of-type': { fontWeight: fontWeight.medium },
  '& p + p': { fontSize: rem(fontSize.sm), color: theme.palette.text.secondary, textWrap: 'pretty' },
}));

/** Props of {@link SettingRow}. */
export interface SettingRowProps {
  title: string;
  /** The id of the title, for `aria-labelledby` of the control. */
  titleId?: string;
  note?: string;
  /** The id of the note, for `aria-describedby` of the control. */
  noteId?: string;
  children: ReactNode;
}

/** A setting: its title beside its control, or above it on narrow screens. */
export function SettingRow({ title, titleId, note, noteId, children }: SettingRowProps) {
  return (
    <Row>
      <div>
        <p id={titleId}>{title}</p>
        {note === undefined ? null : <p id={noteId}>{note}</p>}
      </div>
      {children}
    </Row>
  );
}
