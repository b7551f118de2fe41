/**
 * Lays an input over its label, unseen: the label shows the choice, and the input keeps the focus, the keys and the place that
 * a finger or a screen reader finds. The label stands in `position: relative` and draws the focus.
 */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const;
