/** The meaning of a value: good, needs attention, or bad. */
export type GaugeTone = 'success' | 'warning' | 'error';

/** The limits between bad, medium and good: thirds. */
const [POOR, GOOD] = [1 / 3, 2 / 3];

/**
 * Resolves the tone of a share: the lowest third is bad, the highest third is good.
 *
 * @param share from 0 to 1
 * @param isInverse true if less is better
 */
export function resolveGaugeTone(share: number, isInverse = false): GaugeTone {
  const good = isInverse ? 1 - share : share;
  if (good < POOR) return 'error';
  return good < GOOD ? 'warning' : 'success';
}
