import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Line = styled('span')({
  // Aligned to the baseline so that the text lines up with the surrounding text. The icon centers itself.
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  maxWidth: '100%',
  minWidth: 0,
  '& > svg': { flex: 'none', width: 16, height: 16, alignSelf: 'center' },
  '& > :last-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** An icon and one line of text, which is truncated if it does not fit. */
export function IconText({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Line>
      {icon}
      <span dir="auto">{children}</span>
    </Line>
  );
}
