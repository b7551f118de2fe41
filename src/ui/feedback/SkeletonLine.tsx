import { keyframes } from '@emotion/react';
import { alpha, type CSSObject, styled, type Theme } from '@mui/material/styles';
import { resolveTokens } from '../theme/resolveTokens';

/** Props of {@link SkeletonLine}. */
export interface SkeletonLineProps {
  width?: number | string | undefined;
  minWidth?: number;
  height?: number;
}

const pulse = keyframes({ '50%': { opacity: 0.45 } });

/** The styles of a placeholder for a line of text. */
export function skeletonLineStyles(theme: Theme): CSSObject {
  return {
    display: 'block',
    maxWidth: '100%',
    borderRadius: 4,
    // Translucent, so that it is visible on every surface, also on dialogs in the dark theme.
    backgroundColor: alpha(resolveTokens(theme).text.primary, 0.12),
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
  };
}

const Line = styled('span')(({ theme }) => skeletonLineStyles(theme));

/** A placeholder for a line of text. */
export function SkeletonLine({ width = '100%', minWidth, height = 12 }: SkeletonLineProps) {
  return <Line aria-hidden style={{ width, minWidth, height }} />;
}
