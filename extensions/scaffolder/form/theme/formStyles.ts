import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, height, radius, rem, resolveTokens, space } from '#ui';

/** The root of a form. One style sheet for all fields, because a form can have hundreds of them. */
export const FormRoot = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  const control =
    ':is(input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea)[data-control]';
  return {
    containerType: 'inline-size',
    '& [data-fields]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minWidth: 0 },
    '& [data-field]': { minWidth: 0 },
    '& [data-label]': {
      display: 'block',
      marginBottom: space[1],
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
      color: tokens.text.primary,
      overflowWrap: 'anywhere',
    },
    '& [data-required]': { marginInlineStart: 2, color: tokens.status.error.text },
    [`& ${control}`]: {
      width: '100%',
      minWidth: 0,
      height: height.controlLarge,
      padding: '7px 10px',
      border: `1px solid ${tokens.line.control}`,
      borderRadius: radius.control,
      backgroundColor: tokens.surface.base,
      color: tokens.text.primary,
      font: 'inherit',
      '&::placeholder': { color: tokens.text.secondary, opacity: 1 },
      '&:hover': { borderColor: tokens.text.secondary },
      '&:focus-visible': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: -1 },
      '&:disabled, &:read-only:not(select)': {
        backgroundColor: tokens.surface.muted,
        color: tokens.text.secondary,
      },
      '&[aria-invalid=true]': { borderColor: tokens.status.error.text },
    },
    '& textarea[data-control]': { height: 'auto', minHeight: 96, resize: 'vertical', lineHeight: 1.5 },
    '& select[data-control]': {
      appearance: 'none',
      paddingInlineEnd: 28,
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      '&[multiple]': { appearance: 'auto', height: 'auto', paddingInlineEnd: 10 },
    },
    '& [data-select]': {
      position: 'relative',
      display: 'flex',
      '& > svg': {
        position: 'absolute',
        insetInlineEnd: 8,
        top: 'calc(50% - 7px)',
        width: 14,
        height: 14,
        pointerEvents: 'none',
      },
    },
    '& select[data-control] option': { backgroundColor: tokens.surface.floating, color: tokens.text.primary },
    '& input[type=color][data-control]': { width: 64, padding: 4 },
    '& input[type=file][data-control]': { maxWidth: '100%', font: 'inherit' },
    '& [data-with-button]': {
      position: 'relative',
      '& > input[data-control]': { paddingInlineEnd: 40 },
      '& > button': { position: 'absolute', insetInlineEnd: 4, top: 4, width: 28, height: 28 },
    },
    '& [data-help]': {
      margin: `${space[1]}px 0 0`,
      fontSize: rem(fontSize.sm),
      color: tokens.text.secondary,
      overflowWrap: 'anywhere',
      '& p': { margin: 0 },
    },
    '& [data-errors]': {
      display: 'grid',
      gap: space[1],
      margin: `${space[1]}px 0 0`,
      padding: 0,
      listStyle: 'none',
      fontSize: rem(fontSize.sm),
      color: tokens.status.error.text,
      overflowWrap: 'anywhere',
    },
    '& [data-note]': {
      display: 'flex',
      gap: space[2],
      margin: `${space[1]}px 0 0`,
      padding: `${space[2]}px ${space[3]}px`,
      border: `1px solid ${tokens.status.warning.line}`,
      borderRadius: radius.control,
      backgroundColor: tokens.status.warning.soft,
      fontSize: rem(fontSize.sm),
      '& > svg': { flex: 'none', width: 16, height: 16, marginTop: 2, color: tokens.status.warning.text },
    },
    // A part of the form with a title of its own.
    '& [data-group]': {
      minWidth: 0,
      margin: 0,
      padding: space[4],
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
      '& > legend': {
        float: 'inline-start',
        width: '100%',
        padding: 0,
        marginBottom: space[2],
        fontSize: rem(fontSize.md),
        fontWeight: fontWeight.semibold,
        overflowWrap: 'anywhere',
        '& + *': { clear: 'both' },
      },
      '& > [data-help]': { marginTop: 0, marginBottom: space[3] },
    },
    '& [data-items]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[3],
      margin: 0,
      padding: 0,
    },
    '& [data-item]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: space[2],
      '& > [data-buttons]': { display: 'flex' },
      // Beside the control, below its label.
      '& > [data-field]:has(> [data-label]) + [data-buttons]': { paddingTop: 24 },
      '& [data-group]': { padding: space[3] },
    },
    '& [data-add]': { marginTop: space[3] },
    '& [data-pair]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
      alignItems: 'end',
      gap: space[2],
    },
    '& .MuiFormControlLabel-root': {
      marginInlineStart: -4,
      marginInlineEnd: space[4],
      alignItems: 'flex-start',
    },
    '& .MuiFormControlLabel-label': { paddingTop: 2, overflowWrap: 'anywhere' },
    '& .MuiFormControlLabel-asterisk': { color: tokens.status.error.text },
    '& input[type=range][data-control]': { width: '100%', accentColor: tokens.accent.fill },
    '@container (min-width: 640px)': {
      '& [data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    '@container (max-width: 480px)': {
      '& [data-item], & [data-pair]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& [data-item] > [data-field]:has(> [data-label]) + [data-buttons]': { paddingTop: 0 },
      '& [data-group]': { padding: space[3] },
    },
  };
});
