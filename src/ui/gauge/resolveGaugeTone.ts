/** What the reading of a gauge means. */
export type GaugeTone = 'success' | 'warning' | 'error';

/** From where on a reading is no longer bad, and from where on it is good: thirds. */
const [POOR, GOOD] = [1 / 3, 2 / 3];

/**
 * Says what a share means where more is better: the least third is bad, the greatest is good.
 *
 * @param share from 0 to 1
 * @param isInverse true where less is better
 */
export function resolveGaugeTone(share: number, isInverse = false): GaugeTone {
  const good = isInverse ? 1 - share : share;
  if (good < POOR) return 'error';
  return good < GOOD ? 'warning' : 'success';
}
