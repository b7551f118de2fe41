import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';

/** The page of a template: its header, and the form next to what will happen. */
export const WizardLayout = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    '& > header': {
      display: 'grid',
      gap: space[2],
      '& h2': {
        margin: 0,
        fontSize: rem(fontSize.xl),
        fontWeight: fontWeight.semibold,
        overflowWrap: 'anywhere',
      },
      '& > div': { maxWidth: '72ch' },
      '& > p': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `${space[1]}px ${space[4]}px`,
        margin: 0,
        fontSize: rem(fontSize.sm),
        '& > span': { display: 'inline-flex', alignItems: 'center', gap: space[1] },
      },
    },
    '& [data-wizard]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: space[6],
      '@media (min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 720px) minmax(240px, 320px)' },
    },
    '& [data-card]': {
      padding: space[6],
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
      backgroundColor: tokens.surface.base,
      '@media (max-width: 600px)': { padding: space[4] },
    },
    '& [data-messages]': {
      display: 'grid',
      gap: space[3],
      marginBottom: space[4],
      '&:empty': { display: 'none' },
    },
    '& [data-intro]': { marginBottom: space[4], color: tokens.text.secondary },
    '& [data-actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[2],
      marginTop: space[6],
      paddingTop: space[4],
      borderTop: `1px solid ${tokens.line.subtle}`,
      '& > [data-end]': { marginInlineStart: 'auto' },
    },
  };
});

/** What the template will do, next to the form. */
export const Plan = styled('aside')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    padding: space[4],
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    '& h3': { margin: 0, fontSize: rem(fontSize.md), fontWeight: fontWeight.semibold },
    '& p': { margin: `${space[2]}px 0 0`, fontSize: rem(fontSize.sm), color: tokens.text.secondary },
    '& ol': { display: 'grid', gap: space[3], margin: `${space[3]}px 0 0`, padding: 0, listStyle: 'none' },
    '& li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', fontSize: rem(fontSize.sm) },
    '& li > span:first-of-type': { color: tokens.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& li bdi': { display: 'block', overflowWrap: 'anywhere' },
    '& li small': { fontSize: rem(fontSize.xs), color: tokens.text.secondary, overflowWrap: 'anywhere' },
  };
});

/** The values before the task is created. */
export const ReviewParts = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[4],
    '& > section': {
      padding: space[4],
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
      '& > header': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space[2],
        marginBottom: space[2],
      },
      '& h4': {
        margin: 0,
        fontSize: rem(fontSize.md),
        fontWeight: fontWeight.semibold,
        overflowWrap: 'anywhere',
      },
      '& > p': { margin: 0, color: tokens.text.secondary },
    },
    '& dd': { whiteSpace: 'pre-wrap' },
    '& dd ul': { margin: 0, paddingInlineStart: space[4] },
  };
});
