import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useContentPending } from '#sdk';
import { layer } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { useUiText } from '../text/uiText';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** The delay before the bar appears, in ms, so that it does not flicker. */
  delay?: number;
  /** What is in progress. Default: 'Loading'. */
  label?: string;
}

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

const Track = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  height: 2,
  marginBottom: -2,
  overflow: 'hidden',
  '& > div': {
    width: '30%',
    borderTop: `2px solid ${resolveTokens(theme).accent.text}`,
    animation: `${slide} 1.4s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '& > div': { width: '100%', opacity: 0.6 } },
}));

/** A thin bar for progress of unknown duration. It uses no space and appears after a delay. */
export function ProgressBar({ delay = 250, label }: ProgressBarProps) {
  useContentPending();
  const text = useUiText();
  const [visible, setVisible] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  if (!visible) return null;
  return (
    <Track role="progressbar" aria-label={label ?? text('progress.label')}>
      <div />
    </Track>
  );
}
