import type { GaugeTone } from './resolveGaugeTone';

/** Props of {@link Gauge} and {@link LinearGauge}. */
export interface GaugeProps {
  /** What is measured. The accessible name, also shown below the gauge. */
  label: string;
  /** The value from 0 to `max`. Values above the maximum fill the gauge and are shown unchanged. */
  value: number;
  /** @default 100 */
  max?: number;
  /** Formats the value. Default: as a percentage. */
  formatValue?: (value: number) => string;
  /** Set to true if less is better: the lowest third is good and the highest third is bad. */
  isInverse?: boolean;
  /** Returns the tone of a share from 0 to 1, if thirds don't fit. */
  getTone?: (share: number) => GaugeTone;
}
