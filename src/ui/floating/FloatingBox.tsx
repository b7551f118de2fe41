import { styled } from '@mui/material/styles';
import type { HTMLAttributes, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { layer, radius } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import type { Placement } from './placeFloating';
import { placeFloating } from './placeFloating';

/** Props of {@link FloatingBox}. */
export interface FloatingBoxProps extends HTMLAttributes<HTMLDivElement> {
  /** An element. The box is placed next to its first child. */
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  align: 'center' | 'start';
}

const Box = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'fixed',
    zIndex: layer.tooltip,
    maxWidth: 'min(400px, calc(100vw - 16px))',
    backgroundColor: tokens.surface.floating,
    color: tokens.text.primary,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.control,
    boxShadow: tokens.shadow,
  };
});

/**
 * Renders the box inside a landmark, so that assistive technology finds it near its anchor: the open dialog, or else the page.
 */
function resolveContainer(anchor: HTMLElement | null): Element {
  return anchor?.closest('[role=dialog]') ?? document.querySelector('main') ?? document.body;
}

/** A box that floats next to its anchor. It is measured before the first paint, so that it does not jump. */
export function FloatingBox({ anchor, placement, align, ...props }: FloatingBoxProps) {
  const [container] = useState(() => resolveContainer(anchor.current));
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: -9999, left: -9999 });
  useLayoutEffect(() => {
    const target = anchor.current?.firstElementChild;
    const element = box.current;
    if (!target || !element) return undefined;
    const start = document.documentElement.dir === 'rtl' ? 'right' : 'left';
    const options = { placement, align: align === 'start' ? start : align } as const;
    const updatePosition = () => {
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      setPlace(
        placeFloating(target.getBoundingClientRect(), element.getBoundingClientRect(), viewport, options),
      );
    };
    updatePosition();
    // The content may grow when data arrives.
    const observer = new ResizeObserver(updatePosition);
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor, placement, align]);
  return createPortal(<Box ref={box} style={place} {...props} />, container);
}
