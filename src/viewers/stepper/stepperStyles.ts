import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';

const MARK = 28;

/** The list of steps, vertical or horizontal. */
export const Steps = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    minWidth: 0,
    '& > ol': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
    '&[data-orientation="vertical"] > ol': { flexDirection: 'column' },
    '&[data-orientation="horizontal"] > ol': { gap: space[4], marginBottom: space[6] },
    '& > ol > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `${MARK}px minmax(0, 1fr)`,
      gap: space[3],
      paddingBottom: space[4],
      color: tokens.text.secondary,
    },
    '&[data-orientation="horizontal"] > ol > li': { flex: '1 1 0', paddingBottom: 0 },
    '&[data-orientation="vertical"] > ol > li:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: MARK / 2 - 1,
      insetBlock: `${MARK + 4}px 4px`,
      borderInlineStart: `2px solid ${tokens.line.subtle}`,
    },
    '& [data-mark]': {
      display: 'grid',
      placeItems: 'center',
      width: MARK,
      height: MARK,
      border: `1px solid ${tokens.line.control}`,
      borderRadius: radius.pill,
      backgroundColor: tokens.surface.base,
      fontSize: rem(fontSize.sm),
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-mark] svg': { width: 16, height: 16 },
    '& [aria-current] > [data-mark]': {
      borderColor: tokens.accent.fill,
      backgroundColor: tokens.accent.fill,
      color: tokens.accent.onFill,
    },
    '& [data-done] > [data-mark]': {
      borderColor: tokens.status.success.text,
      color: tokens.status.success.text,
    },
    '& [data-mark][data-failed]': {
      borderColor: tokens.status.error.text,
      backgroundColor: tokens.status.error.soft,
      color: tokens.status.error.text,
    },
    '& [data-title]': { minWidth: 0, paddingTop: 4, lineHeight: '20px', overflowWrap: 'anywhere' },
    '& [data-title] > button': {
      padding: 0,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { color: tokens.text.primary, textDecoration: 'underline' },
      // The mark is part of the target.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '& [aria-current] [data-title]': { color: tokens.text.primary, fontWeight: fontWeight.medium },
    // The label of optional steps, after the title.
    '& :is([data-title], h2, h3) > span': {
      marginInlineStart: space[2],
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.regular,
      color: tokens.text.secondary,
    },
    '@media (max-width: 600px)': {
      '&[data-orientation="horizontal"] > ol': { gap: space[2] },
      '&[data-orientation="horizontal"] > ol > li': { display: 'block', flex: 'none' },
      '&[data-orientation="horizontal"] [data-title]': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      // A button needs its target and its focus ring.
      '&[data-orientation="horizontal"] [data-title]:has(> button)': {
        inset: 0,
        width: 'auto',
        height: 'auto',
        padding: 0,
        clipPath: 'none',
        '& > button': { width: '100%', height: '100%', borderRadius: radius.pill, fontSize: 0 },
      },
    },
  };
});

/** The panel of the current step. */
export const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  color: theme.palette.text.primary,
  '& > :is(h2, h3)': {
    margin: 0,
    fontSize: rem(fontSize.lg),
    fontWeight: fontWeight.semibold,
    lineHeight: `${MARK}px`,
    overflowWrap: 'anywhere',
  },
  '& > footer': { display: 'flex', flexWrap: 'wrap', gap: space[2] },
}));

/** The message when all steps are completed. */
export const Finished = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '& > svg': { width: 20, height: 20, color: resolveTokens(theme).status.success.text },
  '& > h3': { margin: 0, fontSize: rem(fontSize.md), fontWeight: fontWeight.medium },
}));
