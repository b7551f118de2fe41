import { styled } from '@mui/material/styles';
import { layer, resolveTokens } from '#ui';
import { navSizes } from '../entries/navStyles';

/** The height of the bar, with the space that the device needs below it. */
const barHeight = `calc(${navSizes.bar}px + env(safe-area-inset-bottom))`;

/**
 * Reserves space for the bar at the end of the page, so that it does not cover content. It is hidden, because the browser counts a
 * layout shift if visible space moves with the end of the content. The bar itself does not move.
 */
export const BottomBarSpacer = styled('div')({
  flex: 'none',
  height: barHeight,
  visibility: 'hidden',
  '& > *': { visibility: 'visible' },
  '@media print': { display: 'none' },
});

/** The bar without its places, shown until they are loaded. */
export const BarFrame = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: layer.sticky + 1,
    boxSizing: 'border-box',
    height: barHeight,
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: tokens.surface.base,
    borderTop: `1px solid ${tokens.line.subtle}`,
  };
});
