/** A box on the screen, in px from the top left corner of the viewport. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The side of its anchor where a floating box stands when there is room. */
export type Placement = 'top' | 'bottom';

const gap = 6;
const edge = 8;

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/**
 * Where a floating box goes: centred (or aligned to an edge) on the wished side of its anchor, on the other side when it does not
 * fit there, and always inside the viewport.
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
  const wished = anchor.left + { left: 0, center: room / 2, right: room }[options.align];
  return {
    top: clamp(isAbove ? above : below, edge, Math.max(edge, viewport.height - floating.height - edge)),
    left: clamp(wished, edge, Math.max(edge, viewport.width - floating.width - edge)),
  };
}
