import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Line = styled('span')({
  // Baseline, not centre: the text must stand on the line of the text around it. The icon centres itself.
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  maxWidth: '100%',
  minWidth: 0,
  '& > svg': { flex: 'none', width: 16, height: 16, alignSelf: 'center' },
  '& > :last-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** An icon and a text of one line, the text cut where there is no room. */
export function IconText({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Line>
      {icon}
      <span dir="auto">{children}</span>
    </Line>
  );
}
