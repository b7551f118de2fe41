import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { SkipLink } from '#ui';
import { SidebarPinContext } from '../nav/sidebarPin';
import { useStoredPin } from '../nav/useStoredPin';
import { setBannerPlace } from './bannerPlace';
import { Frame } from './Frame';
import { useDocumentTitle } from './useDocumentTitle';
import { useNavigationFocus } from './useNavigationFocus';

const Body = styled('div')({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
});

/** The navigation beside the page, with a way to skip it. */
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
          <div ref={setBannerPlace} />
          {content}
        </Body>
      </Frame>
    </SidebarPinContext>
  );
}
