import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { radius, space } from '../theme/scale';
import { FloatingBox } from './FloatingBox';
import { useHoverIntent } from './useHoverIntent';

/** Props of {@link HoverCard}. */
export interface HoverCardProps {
  /** One element, usually a link. The card says more about where it leads, never something that is nowhere else. */
  children: ReactNode;
  /** Made when the card opens, so that nothing is fetched before. */
  content: () => ReactNode;
  /** How long the pointer must rest, in ms. */
  delay?: number;
}

const Anchor = styled('span')({ display: 'contents' });
const Card = styled('div')({ width: 340, maxWidth: '100%', padding: space[4], borderRadius: radius.card });

/** A preview beside a link, on hover and on keyboard focus; it may be entered with the pointer, and Escape puts it away. */
export function HoverCard({ children, content, delay = 500 }: HoverCardProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const hover = useHoverIntent({ open: delay, close: 150 });
  return (
    <Anchor ref={anchor} {...hover.anchor}>
      {children}
      {hover.open && (
        <FloatingBox anchor={anchor} placement="bottom" align="start" {...hover.floating}>
          <Card>{content()}</Card>
        </FloatingBox>
      )}
    </Anchor>
  );
}
