import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFamily, space } from '#ui';
import { PageTitle, Quiet } from './pageStyles';
import { useArrival } from './useArrival';

/** Props of {@link PartHeader}. */
export interface PartHeaderProps {
  /** What kind of part it is. */
  badge?: ReactNode;
  name: string;
  /** Whether the name is an identifier of the definition. */
  isCode?: boolean;
  /** After the name, such as its line. */
  note?: ReactNode;
}

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]}px ${space[3]}px`,
  '& h2': { minWidth: 0 },
  '& h2[data-code]': { fontFamily: fontFamily.mono },
});

/** The heading of a part of a definition. */
export function PartHeader({ badge, name, isCode = false, note }: PartHeaderProps) {
  const heading = useArrival(name);
  return (
    <Head>
      {badge}
      <PageTitle ref={heading} data-code={isCode ? '' : undefined} translate={isCode ? 'no' : undefined}>
        <bdi>{name}</bdi>
      </PageTitle>
      {note !== undefined && <Quiet>{note}</Quiet>}
    </Head>
  );
}
