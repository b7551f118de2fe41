import { useUiLanguage } from '../text/uiLanguage';
import { useViewerText } from '../text/useViewerText';
import type { GaugeProps } from './gaugeTypes';
import { type GaugeTone, resolveGaugeTone } from './resolveGaugeTone';

const words = { success: 'gauge.ok', warning: 'gauge.warning', error: 'gauge.error' } as const;

/** A reading as it is drawn, written and read out. */
export interface GaugeReading {
  /** How much is filled, from 0 to 1. */
  filled: number;
  tone: GaugeTone;
  /** The value as people read it. */
  shown: string;
  /** What the tone means, in words: colour alone says nothing to many. */
  meaning: string;
  /** Spread on the element that is the gauge. */
  meter: Readonly<Record<string, string | number>>;
}

/** Reads a gauge. */
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
