import { styled } from '@mui/material/styles';
import { fontFamily, fontSize, radius, rem, resolveTokens, space, type Tokens } from '#ui';
import { codeColors } from '../code/codeColors';
import { codeFrameStyles, codeTextStyles } from '../code/codeStyles';
import { searchToolbarStyles } from '../toolbar/searchToolbarStyles';

/** The frame of a source text with its toolbar. It styles the editor, whose own theme only lays it out. */
export const SourceFrame = styled('figure')(({ theme }) => {
  const tokens = resolveTokens(theme);
  const colors = codeColors[tokens.variant];
  return {
    ...codeFrameStyles(theme),
    ...searchToolbarStyles,
    '& .cm-editor': { ...codeTextStyles(theme), maxHeight: 'var(--max-height)', outline: 'none' },
    '&[data-height]': { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
    '&[data-height] > div': { flex: 1, minHeight: 0 },
    '&[data-height] .cm-editor': { height: '100%' },
    '& .cm-scroller': { fontFamily: fontFamily.mono, lineHeight: 'inherit', overflow: 'auto' },
    '& .cm-content': { padding: `${space[2]}px 0`, outlineOffset: -2 },
    '& .cm-line': { paddingInline: `${space[1]}px ${space[4]}px` },
    '& .cm-panels': { display: 'none' },
    '& .cm-gutters': {
      border: 0,
      backgroundColor: tokens.surface.muted,
      color: tokens.text.secondary,
    },
    '& .cm-lineNumbers .cm-gutterElement': { padding: `0 ${space[1]}px 0 ${space[3]}px` },
    '& .cm-foldGutter .cm-gutterElement': { width: 20, textAlign: 'center', cursor: 'pointer' },
    '& .cm-foldPlaceholder': {
      margin: '0 4px',
      padding: '0 6px',
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.control,
      backgroundColor: tokens.surface.base,
      color: tokens.text.secondary,
    },
    '& .cm-searchMatch': { backgroundColor: tokens.code.mark },
    '& .cm-searchMatch-selected': { outline: `2px solid ${tokens.accent.text}`, outlineOffset: -1 },
    ...assistanceStyles(tokens),
    '& .trellis-marked': {
      backgroundColor: tokens.code.mark,
      boxShadow: `inset 3px 0 ${tokens.status.warning.text}`,
      // A border, because forced-colors mode removes backgrounds.
      '@media (forced-colors: active)': { borderInlineStart: '3px solid Highlight' },
    },
    '& :is(.tok-propertyName, .tok-definition)': { color: colors.key },
    '& .tok-string': { color: colors.string },
    '& :is(.tok-number, .tok-bool, .tok-null)': { color: colors.number },
    '& :is(.tok-keyword, .tok-labelName)': { color: colors.keyword },
    '& .tok-typeName': { color: colors.type },
    '& .tok-comment': { color: colors.comment, fontStyle: 'italic' },
    '& .tok-meta': { color: colors.meta },
  };
});

/** The list of suggestions, and the marks of problems. */
function assistanceStyles(tokens: Tokens) {
  const mark = (color: string) => ({
    backgroundImage: 'none',
    // Safari does not know the shorthand with all of them.
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy' as const,
    textDecorationColor: color,
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
  });
  return {
    '& .cm-tooltip': {
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.control,
      backgroundColor: tokens.surface.floating,
      color: tokens.text.primary,
      boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
    },
    '& .cm-tooltip.cm-tooltip-autocomplete > ul': {
      maxHeight: '16em',
      padding: space[1],
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.sm),
    },
    '& .cm-tooltip.cm-tooltip-autocomplete > ul > li': {
      padding: `${space[1]}px ${space[2]}px`,
      borderRadius: radius.control,
      lineHeight: 1.4,
    },
    '& .cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: tokens.accent.soft,
      color: tokens.text.primary,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight', color: 'HighlightText' },
    },
    '& .cm-completionMatchedText': { textDecoration: 'none', color: tokens.accent.text },
    '& .cm-completionDetail': { fontStyle: 'normal', color: tokens.text.secondary },
    '& .cm-completionIcon': { opacity: 1, color: tokens.text.secondary },
    '& .cm-tooltip.cm-completionInfo, & .cm-tooltip-lint': {
      maxWidth: 400,
      padding: `${space[2]}px ${space[3]}px`,
      fontFamily: fontFamily.sans,
      fontSize: rem(fontSize.sm),
      lineHeight: 1.5,
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
    '& .cm-diagnostic': { padding: 0, border: 0 },
    '& .cm-lintRange-error': mark(tokens.status.error.text),
    '& .cm-lintRange-warning': mark(tokens.status.warning.text),
    // The theme of the editor draws these with images.
    '& .cm-lintPoint::after': { display: 'none' },
  } as const;
}
