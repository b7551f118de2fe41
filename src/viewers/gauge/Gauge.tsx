import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, motion, rem, resolveTokens, space } from '#ui';
import { gaugeIcons } from './gaugeIcons';
import type { GaugeProps } from './gaugeTypes';
import type { GaugeTone } from './resolveGaugeTone';
import { useGauge } from './useGauge';

const SIZE = 112;
const WIDTH = 10;
const RADIUS = (SIZE - WIDTH) / 2;
const LENGTH = 2 * Math.PI * RADIUS;

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: GaugeTone }>(({
  theme,
  tone,
}) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    '& > div': { position: 'relative', display: 'grid', placeItems: 'center', width: SIZE, height: SIZE },
    '& [data-ring]': { gridArea: '1 / 1', width: SIZE, height: SIZE, rotate: '-90deg' },
    '& [data-ring] circle': { fill: 'none', strokeWidth: WIDTH, stroke: tokens.line.subtle },
    '& [data-ring] circle + circle': {
      stroke: tokens.status[tone].text,
      strokeLinecap: 'round',
      transition: `stroke-dashoffset ${motion.slow}ms`,
    },
    '@media (prefers-reduced-motion: reduce)': { '& [data-ring] circle + circle': { transition: 'none' } },
    '@media (forced-colors: active)': {
      '& [data-ring] circle': { stroke: 'GrayText', strokeWidth: 2 },
      '& [data-ring] circle + circle': { stroke: 'Highlight', strokeWidth: WIDTH },
    },
    '& strong': {
      gridArea: '1 / 1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      fontSize: rem(fontSize.xl),
      fontWeight: fontWeight.semibold,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.2,
    },
    '& strong svg': { width: 16, height: 16, color: tokens.status[tone].text },
    '& > span': {
      fontSize: rem(fontSize.sm),
      color: tokens.text.secondary,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
  };
});

/** A value as a ring, with its meaning. */
export function Gauge(props: GaugeProps) {
  const { filled, tone, shown, meaning, meter } = useGauge(props);
  const Icon = gaugeIcons[tone];
  return (
    <Box tone={tone}>
      <div {...meter} title={meaning}>
        <svg data-ring="" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
          <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
          {filled > 0 && (
            <circle
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              strokeDasharray={LENGTH}
              strokeDashoffset={LENGTH * (1 - filled)}
            />
          )}
        </svg>
        <strong aria-hidden>
          {shown}
          {Icon && <Icon aria-hidden />}
        </strong>
      </div>
      <span>{props.label}</span>
    </Box>
  );
}
