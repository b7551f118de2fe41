import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { cloneElement, useId, useRef } from 'react';
import { fontSize, rem } from '../theme/scale';
import { LazyFloatingBox } from './LazyFloatingBox';
import type { Placement } from './placeFloating';
import { useHoverIntent } from './useHoverIntent';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  title: ReactNode;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** The hover delay, in ms. */
  delay?: number;
  placement?: Placement;
  /** Set to false if the accessible name of the element says the same. */
  describe?: boolean;
  /** Controls whether the tooltip is open. If undefined, hover and focus control it. */
  open?: boolean | undefined;
}

const Text = styled('div')({
  padding: '4px 8px',
  fontSize: rem(fontSize.xs),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
const Anchor = styled('span')({ display: 'contents' });

/** A short explanation of a control on hover and keyboard focus. Escape closes it. */
export function Tooltip(props: TooltipProps) {
  const { title, children, delay = 500, placement = 'top', describe = true } = props;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const hover = useHoverIntent({ open: delay, close: 100 });
  const open = (props.open ?? hover.open) && title !== '' && title !== undefined && title !== null;
  return (
    <Anchor ref={anchor} {...hover.anchor}>
      {open && describe ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open && (
        <LazyFloatingBox
          id={id}
          role="tooltip"
          anchor={anchor}
          placement={placement}
          align="center"
          {...hover.floating}
        >
          <Text>{title}</Text>
        </LazyFloatingBox>
      )}
    </Anchor>
  );
}
