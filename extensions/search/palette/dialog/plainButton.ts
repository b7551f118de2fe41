import { radius } from '#ui';

/** The styles of buttons in the bars of the palette. */
export const plainButton = {
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;
