import { space } from '#ui';

/** A row for a provider: icon, text and button. The button is below the text on phones. */
export const providerRowStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[4],
  overflowWrap: 'anywhere',
  '@media (max-width: 600px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > button': { gridColumn: '1 / -1' },
  },
} as const;
