import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { layer } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { useUiText } from '../text/uiText';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** How long nothing is shown, in ms, so that what is quick does not flicker. */
  delay?: number;
  /** What is under way; 'Loading' by default. */
  label?: string;
}

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

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
    animation: `${run} 1.4s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '& > div': { width: '100%', opacity: 0.6 } },
}));

/** Something is under way and nobody knows how long: a thin bar that takes no room and comes only after a moment. */
export function ProgressBar({ delay = 250, label }: ProgressBarProps) {
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
