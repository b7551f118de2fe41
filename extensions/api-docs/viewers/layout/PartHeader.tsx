import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFamily, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';

/** Props of {@link PartHeader}. */
export interface PartHeaderProps {
  /** What kind of part it is. */
  badge?: ReactNode;
  name: string;
  /** Whether the name is an identifier of the definition. */
  isCode?: boolean;
  /** After the name, such as its type. */
  note?: ReactNode;
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]}px ${space[3]}px`,
  '& h2': {
    minWidth: 0,
    margin: 0,
    fontSize: rem(fontSize.xl),
    fontWeight: fontWeight.semibold,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& h2[data-code]': { fontFamily: fontFamily.mono },
  '& > span:last-child:not(:first-of-type)': { color: resolveTokens(theme).text.secondary },
}));

/** The heading of a part of a definition. */
export function PartHeader({ badge, name, isCode = false, note }: PartHeaderProps) {
  return (
    <Head>
      {badge}
      <h2 data-code={isCode ? '' : undefined} dir="auto">
        {name}
      </h2>
      {note}
    </Head>
  );
}

/** The content of a part of a definition: its header and sections. */
export const PartFrame = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minWidth: 0,
});
