import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { mainContentId } from '../a11y/SkipLink';

const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
});

const IsInPage = createContext(false);

/** Props of {@link Page}. */
export interface PageProps {
  children: ReactNode;
}

/**
 * One page: the `main` landmark that the skip link leads to. Holds a `PageHeader` and a `Content`. Inside another page, as the
 * error page in place of a tab, it is no landmark of its own.
 */
export function Page({ children }: PageProps) {
  if (useContext(IsInPage)) return <Main as="div">{children}</Main>;
  return (
    <IsInPage value>
      <Main id={mainContentId} tabIndex={-1}>
        {children}
      </Main>
    </IsInPage>
  );
}
