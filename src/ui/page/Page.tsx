import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { mainContentId } from '../a11y/SkipLink';

const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
});

/** Props of {@link Page}. */
export interface PageProps {
  children: ReactNode;
}

/** One page: the `main` landmark that the skip link leads to. Holds a `PageHeader` and a `Content`. */
export function Page({ children }: PageProps) {
  return (
    <Main id={mainContentId} tabIndex={-1}>
      {children}
    </Main>
  );
}
