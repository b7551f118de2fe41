import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, motion, radius, rem, resolveTokens, space } from '#ui';
import { gaugeIcons } from './gaugeIcons';
import type { GaugeProps } from './gaugeTypes';
import type { GaugeTone } from './resolveGaugeTone';
import { useGauge } from './useGauge';

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: GaugeTone }>(({
  theme,
  tone,
}) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[1]}px ${space[3]}px`,
    width: '100%',
    fontSize: rem(fontSize.sm),
    '& > span': { color: tokens.text.secondary, overflowWrap: 'anywhere' },
    '& > strong': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      fontWeight: fontWeight.medium,
      fontVariantNumeric: 'tabular-nums',
    },
    '& svg': { width: 14, height: 14, color: tokens.status[tone].text },
    '& > div': {
      gridColumn: '1 / -1',
      height: 8,
      overflow: 'hidden',
      borderRadius: radius.pill,
      backgroundColor: tokens.line.subtle,
      '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    },
    '& > div > div': {
      height: '100%',
      borderRadius: radius.pill,
      backgroundColor: tokens.status[tone].text,
      transition: `width ${motion.slow}ms`,
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  };
});

/** A value as a bar, for lists of gauges. */
export function LinearGauge(props: GaugeProps) {
  const { filled, tone, shown, meaning, meter } = useGauge(props);
  const Icon = gaugeIcons[tone];
  return (
    <Box tone={tone}>
      <span>{props.label}</span>
      <strong title={meaning}>
        {Icon && <Icon aria-hidden />}
        {shown}
      </strong>
      <div {...meter}>
        <div style={{ width: `${filled * 100}%` }} />
      </div>
    </Box>
  );
}
