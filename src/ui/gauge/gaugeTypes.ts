import type { GaugeTone } from './resolveGaugeTone';

/** Props of {@link Gauge} and {@link LinearGauge}. */
export interface GaugeProps {
  /** What is measured: its accessible name, and written under it. */
  label: string;
  /** From 0 to `max`; what lies beyond is drawn full and said as it is. */
  value: number;
  /** @default 100 */
  max?: number;
  /** How the value is written; a percentage by default. */
  formatValue?: (value: number) => string;
  /** Less is better: the thirds of which the least is bad and the greatest good are turned round. */
  isInverse?: boolean;
  /** Says what a share from 0 means, where thirds do not. */
  getTone?: (share: number) => GaugeTone;
}
