import { styled } from '@mui/material/styles';
import { fontFamily, radius, resolveTokens, space } from '#ui';
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
