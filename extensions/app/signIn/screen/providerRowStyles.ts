import { space } from '#ui';

/** A line about a provider: its icon, what there is to say, and a button, which stands below on a phone. */
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
