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
 * A page: the `main` landmark that the skip link jumps to. It contains a `PageHeader` and a `Content`. Inside another page,
 * such as an error page in a tab, it is not a landmark.
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
