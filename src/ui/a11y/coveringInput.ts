/**
 * Styles of an invisible input that covers its label: the label shows the choice, and the input keeps the focus, the keyboard,
 * and the target for touch and screen readers. The label needs `position: relative` and shows the focus ring.
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
