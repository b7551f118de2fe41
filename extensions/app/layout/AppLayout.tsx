import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { SkipLink, space } from '#ui';
import { SidebarPinContext } from './sidebarPin';
import { useStoredPin } from './useStoredPin';
import { setBannerSlot } from './bannerSlot';
import { Frame } from './Frame';
import { useDocumentTitle } from './useDocumentTitle';
import { useNavigationFocus } from './useNavigationFocus';

const Body = styled('div')({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  // The error of a page without the header of the layout.
  '& > [role="alert"]': { margin: space[6], '@media (max-width: 600px)': { margin: space[4] } },
});

/** The navigation and the page, with a skip link. */
export function AppLayout({ nav, content }: { nav: ReactNode; content: ReactNode }) {
  const pin = useStoredPin();
  const body = useRef<HTMLDivElement>(null);
  useDocumentTitle(body);
  useNavigationFocus(body);
  return (
    <SidebarPinContext value={pin}>
      <SkipLink />
      <Frame>
        {nav}
        <Body ref={body}>
          <div ref={setBannerSlot} />
          {content}
        </Body>
      </Frame>
    </SidebarPinContext>
  );
}
