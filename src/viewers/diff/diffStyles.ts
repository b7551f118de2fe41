import { styled } from '@mui/material/styles';
import { fontFamily, fontSize, rem, resolveTokens, space } from '#ui';
import { codeLineHeight, codeTextStyles } from '../code/codeStyles';

/** The styles of diff lines: line numbers, a sign and the text, twice in the split layout. */
export const DiffText = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  const { success, error } = tokens.status;
  const side = '4.5ch';
  return {
    ...codeTextStyles(theme),
    '& [data-row]': { display: 'grid' },
    '&[data-layout="unified"] [data-row]': { gridTemplateColumns: `${side} ${side} 2ch minmax(0, 1fr)` },
    '&[data-layout="split"] [data-row]': {
      gridTemplateColumns: `${side} 2ch minmax(0, 1fr) ${side} 2ch minmax(0, 1fr)`,
    },
    '& [data-number]': { textAlign: 'end', color: tokens.text.secondary },
    '& [data-number]::before': { content: 'attr(data-number)' },
    '& [data-sign]': { textAlign: 'center', userSelect: 'none' },
    '& [data-text]': { minHeight: codeLineHeight, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& [data-change="added"]': { backgroundColor: success.soft },
    '& [data-change="removed"]': { backgroundColor: error.soft },
    '& [data-change="none"]': { backgroundColor: tokens.surface.canvas },
    '& :is(ins, del)': { all: 'unset', borderRadius: 2, textDecorationLine: 'underline' },
    '& ins': { backgroundColor: success.line, textDecorationColor: success.text },
    '& del': { backgroundColor: error.line, textDecorationColor: error.text },
    // Marked words have their own background, on which the syntax colors have too little contrast.
    '& :is(ins, del) [data-token]': { color: 'inherit' },
    '& > button': {
      display: 'block',
      width: '100%',
      minHeight: 28,
      padding: `0 ${space[4]}px`,
      border: `1px solid ${tokens.line.subtle}`,
      borderInline: 0,
      backgroundColor: tokens.surface.base,
      color: tokens.text.secondary,
      fontFamily: fontFamily.sans,
      fontSize: rem(fontSize.xs),
      textAlign: 'start',
      cursor: 'pointer',
      outlineOffset: -3,
    },
    '& > button:hover': { color: tokens.text.primary, backgroundColor: tokens.surface.hover },
  };
});
