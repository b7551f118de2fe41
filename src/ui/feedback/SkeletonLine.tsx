import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { resolveTokens } from '../theme/resolveTokens';

/** Props of {@link SkeletonLine}. */
export interface SkeletonLineProps {
  width?: number | string | undefined;
  minWidth?: number;
  height?: number;
}

const pulse = keyframes({ '50%': { opacity: 0.45 } });

const Line = styled('span')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 4,
  // Visible on every surface, also in dark dialogs.
  backgroundColor: resolveTokens(theme).status.neutral.line,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
}));

/** A placeholder for a line of text. */
export function SkeletonLine({ width = '100%', minWidth, height = 12 }: SkeletonLineProps) {
  return <Line aria-hidden style={{ width, minWidth, height }} />;
}
