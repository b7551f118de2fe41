import { space } from '#ui';

/** The styles of a toolbar with a search: the search takes the free width, and its position keeps its width. */
export const searchToolbarStyles = {
  '& [role="search"]': {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    flex: '1 1 280px',
    maxWidth: 440,
    minWidth: 0,
  },
  '& [role="status"]': { flex: 'none', minWidth: '7ch', fontVariantNumeric: 'tabular-nums' },
  '& > figcaption > [data-fill]': { flex: '1 1 12ch', fontVariantNumeric: 'tabular-nums' },
} as const;
