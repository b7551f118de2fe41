import { useUiLanguage } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { GaugeProps } from './gaugeTypes';
import { type GaugeTone, resolveGaugeTone } from './resolveGaugeTone';

const words = { success: 'gauge.ok', warning: 'gauge.warning', error: 'gauge.error' } as const;

/** The value of a gauge as it is rendered and announced. */
export interface GaugeReading {
  /** The filled share, from 0 to 1. */
  filled: number;
  tone: GaugeTone;
  /** The formatted value. */
  shown: string;
  /** The meaning of the tone in words, because color alone is not accessible. */
  meaning: string;
  /** Attributes for the gauge element. */
  meter: Readonly<Record<string, string | number>>;
}

/** Resolves the value, tone and attributes of a gauge. */
export function useGauge({
  label,
  value,
  max = 100,
  formatValue,
  isInverse,
  getTone,
}: GaugeProps): GaugeReading {
  const t = useViewerText();
  const language = useUiLanguage();
  const share = max > 0 && Number.isFinite(value) ? value / max : 0;
  const tone = getTone ? getTone(share) : resolveGaugeTone(share, isInverse);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const shown = formatValue ? formatValue(value) : percent.format(share);
  const meaning = t(words[tone]);
  return {
    filled: Math.min(1, Math.max(0, share)),
    tone,
    shown,
    meaning,
    meter: {
      role: 'meter',
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      'aria-valuenow': Math.min(max, Math.max(0, Number.isFinite(value) ? value : 0)),
      'aria-valuetext': `${shown}, ${meaning}`,
    },
  };
}
