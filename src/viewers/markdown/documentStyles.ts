import { styled } from '@mui/material/styles';
import { fontFamily, fontSize, fontWeight, measure, radius, rem, resolveTokens, space } from '#ui';

/** The styles of documents: prose of a readable width, in the font sizes of the portal. */
export const DocumentText = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    minWidth: 0,
    overflowWrap: 'anywhere',
    lineHeight: 1.6,
    '& > *': { margin: `0 0 ${space[4]}px` },
    '& > figure': { marginBottom: space[4] },
    '& > :last-child': { marginBottom: 0 },
    '& > :is(p, ul, ol, dl, blockquote)': { maxWidth: measure.prose },
    '& :is(h1, h2, h3, h4, h5, h6)': {
      margin: `${space[6]}px 0 ${space[2]}px`,
      fontSize: rem(fontSize.lg),
      fontWeight: fontWeight.semibold,
      lineHeight: 1.4,
      scrollMarginTop: space[4],
    },
    '& > :first-child': { marginTop: 0 },
    '& [data-level="1"]': { fontSize: rem(fontSize['2xl']) },
    '& [data-level="2"]': { fontSize: rem(fontSize.xl) },
    '& [data-level] > a': {
      display: 'inline-flex',
      marginInlineStart: space[1],
      padding: space[1],
      verticalAlign: 'middle',
      color: tokens.text.secondary,
      opacity: 0,
    },
    '& [data-level]:hover > a, & [data-level] > a:focus-visible': { opacity: 1 },
    '& [data-level] > a svg': { width: 16, height: 16 },
    '@media (hover: none)': { '& [data-level] > a': { opacity: 1 } },
    '& a:not([data-level] > a)': { textDecoration: 'underline' },
    '& :is(ul, ol)': { paddingInlineStart: space[6] },
    '& li > :is(ul, ol)': { margin: 0 },
    '& [data-task]': { listStyle: 'none', marginInlineStart: -20 },
    '& [data-task] input': { margin: 0, verticalAlign: '-1px', accentColor: tokens.accent.fill },
    '& :not(pre) > code, & kbd, & samp': {
      padding: '1px 5px',
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: 4,
      backgroundColor: tokens.surface.muted,
      fontFamily: fontFamily.mono,
      fontSize: '0.9em',
    },
    '& pre code': { padding: 0, border: 0, background: 'none' },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: space[4],
      borderInlineStart: `3px solid ${tokens.line.subtle}`,
      color: tokens.text.secondary,
    },
    '& hr': { border: 0, borderTop: `1px solid ${tokens.line.subtle}` },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: radius.control },
    '& [data-image]': { display: 'inline-flex', gap: 6, alignItems: 'center', color: tokens.text.secondary },
    '& [data-image] svg': { width: 16, height: 16 },
    '& [data-table]': { overflowX: 'auto' },
    '& table': { borderCollapse: 'collapse', overflowWrap: 'normal' },
    '& :is(th, td)': { padding: '6px 12px', border: `1px solid ${tokens.line.subtle}`, textAlign: 'start' },
    '& :is(th, td)[align="right"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)[align="center"]': { textAlign: 'center' },
    '& th': { backgroundColor: tokens.surface.muted, fontWeight: fontWeight.semibold },
    '& summary': { cursor: 'pointer', fontWeight: fontWeight.medium },
    '& mark': { backgroundColor: tokens.code.mark, color: 'inherit' },
  };
});
