import { styled } from '@mui/material/styles';
import { fontSize, height, layer, radius, rem, resolveTokens, space } from '#ui';

/** The element around the field and its list. */
export const ComboboxRoot = styled('div')({ position: 'relative', minWidth: 0 });

/** The border of the field with everything in it. */
export const ComboboxBox = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    minHeight: height.controlLarge,
    padding: '3px 6px 3px 8px',
    '[dir=rtl] &': { padding: '3px 8px 3px 6px' },
    border: `1px solid ${tokens.line.control}`,
    borderRadius: radius.control,
    backgroundColor: tokens.surface.base,
    color: tokens.text.primary,
    '&:hover': { borderColor: tokens.text.secondary },
    '&:focus-within': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: -1 },
    '&[data-invalid]': { borderColor: tokens.status.error.text },
    '&[data-disabled]': { backgroundColor: tokens.surface.muted, borderColor: tokens.line.subtle },
    '& > svg': { flex: 'none', width: 16, height: 16 },
    '& > input': {
      flex: '1 1 80px',
      minWidth: 0,
      height: 28,
      padding: 0,
      border: 0,
      outline: 'none',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textOverflow: 'ellipsis',
      '&::placeholder': { color: tokens.text.secondary, opacity: 1 },
      '&:disabled': { color: tokens.text.secondary, WebkitTextFillColor: 'currentColor', opacity: 1 },
    },
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: height.target,
      height: height.target,
      padding: 0,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: tokens.text.secondary,
      cursor: 'pointer',
      '& svg': { width: 16, height: 16 },
      '&:hover': { backgroundColor: tokens.surface.muted },
      '&:disabled': { visibility: 'hidden' },
    },
  };
});

/** A value of a field with several. */
export const ComboboxChip = styled('span')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    maxWidth: '100%',
    height: 28,
    paddingInlineStart: space[2],
    borderRadius: radius.control,
    backgroundColor: tokens.surface.muted,
    fontSize: rem(fontSize.sm),
    '&[data-invalid]': { color: tokens.status.error.text, outline: `1px solid ${tokens.status.error.text}` },
    '& svg': { flex: 'none', width: 14, height: 14 },
    '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: height.target,
      height: height.target,
      padding: 0,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: tokens.text.secondary,
      cursor: 'pointer',
      '&:hover': { color: tokens.text.primary },
    },
  };
});

/** The floating part with the options. */
export const ComboboxPopup = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'absolute',
    zIndex: layer.sticky + 1,
    top: 'calc(100% + 4px)',
    insetInline: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.control,
    backgroundColor: tokens.surface.floating,
    color: tokens.text.primary,
    boxShadow: tokens.shadow,
    fontSize: rem(fontSize.md),
    '&[data-above]': { top: 'auto', bottom: 'calc(100% + 4px)' },
    '& > p': {
      margin: 0,
      padding: `${space[3]}px ${space[3]}px`,
      color: tokens.text.secondary,
      fontSize: rem(fontSize.sm),
    },
    '& > [data-loading]': { display: 'grid', gap: space[3], padding: space[3] },
  };
});
