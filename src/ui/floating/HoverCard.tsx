import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { radius, space } from '../theme/scale';
import { LazyFloatingBox } from './LazyFloatingBox';
import { useHoverIntent } from './useHoverIntent';

/** Props of {@link HoverCard}. */
export interface HoverCardProps {
  /**
   * One element, usually a link. The card previews its target, and must not contain information that is not available
   * elsewhere.
   */
  children: ReactNode;
  /** Called when the card opens, so that nothing is fetched before. */
  content: () => ReactNode;
  /** The hover delay, in ms. */
  delay?: number;
}

const contents: CSSProperties = { display: 'contents' };
const Card = styled('div')({ width: 340, maxWidth: '100%', padding: space[4], borderRadius: radius.card });

/** A preview of a link on hover and keyboard focus. Users can move the pointer into it, and Escape closes it. */
export function HoverCard({ children, content, delay = 500 }: HoverCardProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const hover = useHoverIntent({ open: delay, close: 150 });
  return (
    <span ref={anchor} style={contents} {...hover.anchor}>
      {children}
      {hover.open && (
        <LazyFloatingBox anchor={anchor} placement="bottom" align="start" {...hover.floating}>
          <Card>{content()}</Card>
        </LazyFloatingBox>
      )}
    </span>
  );
}
