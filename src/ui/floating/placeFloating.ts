/** A box, in px from the top left corner of the viewport. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The preferred side of the anchor. */
export type Placement = 'top' | 'bottom';

const gap = 6;
const edge = 8;

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/**
 * Calculates the position of a floating box: centered or aligned on the preferred side of its anchor, flipped to the other side
 * if it does not fit, and always inside the viewport.
 */
export function placeFloating(
  anchor: Box,
  floating: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
  options: { placement: Placement; align: 'center' | 'left' | 'right' },
): { top: number; left: number } {
  const above = anchor.top - gap - floating.height;
  const below = anchor.top + anchor.height + gap;
  const fitsAbove = above >= edge;
  const fitsBelow = below + floating.height <= viewport.height - edge;
  const isAbove = options.placement === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const room = anchor.width - floating.width;
  const preferred = anchor.left + { left: 0, center: room / 2, right: room }[options.align];
  return {
    top: clamp(isAbove ? above : below, edge, Math.max(edge, viewport.height - floating.height - edge)),
    left: clamp(preferred, edge, Math.max(edge, viewport.width - floating.width - edge)),
  };
}
