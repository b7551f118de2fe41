import { keyframes } from '@emotion/react';
import type { Components, Theme } from '@mui/material/styles';
import { fontSize, fontWeight, height, radius, rem } from '../../scale';
import type { Tokens } from '../../tokens';
import { focusRing } from './focusRing';

/** The progress indicator of a busy button replaces its text. */
const busy = { '&.MuiButton-loading': { color: 'transparent' } };

const spin = keyframes({ to: { transform: 'rotate(360deg)' } });

/** A ring that turns. The build excludes the progress indicator of Material UI. */
const ring = {
  content: '""',
  width: 16,
  height: 16,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${spin} 1.4s linear infinite`,
};

function createButtonDefaults(tokens: Tokens): Components<Theme> {
  const { accent, line, surface, text, status } = tokens;
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing(tokens) } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'outlined', color: 'secondary', loadingIndicator: '' },
      styleOverrides: {
        root: {
          minWidth: 0,
          minHeight: height.control,
          padding: '4px 12px',
          borderRadius: radius.control,
          whiteSpace: 'nowrap',
          '& svg': { width: 16, height: 16, flex: 'none' },
        },
        sizeSmall: { minHeight: 28, padding: '2px 8px', fontSize: rem(fontSize.sm) },
        sizeLarge: { minHeight: height.controlLarge, padding: '6px 16px' },
        outlined: {
          borderColor: line.control,
          color: text.primary,
          backgroundColor: surface.base,
          '&:hover': { borderColor: text.secondary, backgroundColor: surface.hover },
          '&.Mui-disabled': { borderColor: line.subtle, color: text.secondary },
          ...busy,
        },
        text: { color: text.primary, '&:hover': { backgroundColor: surface.muted } },
        contained: {
          '&.Mui-disabled': { backgroundColor: surface.muted, color: text.secondary },
          ...busy,
        },
        loadingIndicator: { color: text.secondary, '&::after': ring },
        startIcon: { margin: 0, marginInlineStart: -2, marginInlineEnd: 6 },
        endIcon: { margin: 0, marginInlineStart: 6, marginInlineEnd: -2 },
      },
      variants: [
        { props: { color: 'primary', variant: 'text' }, style: { color: accent.text } },
        {
          props: { color: 'primary', variant: 'outlined' },
          style: { color: accent.text, borderColor: accent.text },
        },
        {
          props: { color: 'error', variant: 'outlined' },
          style: {
            color: status.error.text,
            '&:hover': { borderColor: status.error.text, backgroundColor: status.error.soft },
          },
        },
        { props: { color: 'error', variant: 'text' }, style: { color: status.error.text } },
      ],
    },
    MuiIconButton: {
      defaultProps: { size: 'medium' },
      styleOverrides: {
        root: {
          width: height.control,
          height: height.control,
          padding: 0,
          borderRadius: radius.control,
          color: text.secondary,
          '& svg': { width: 18, height: 18 },
          '&:hover': { backgroundColor: surface.muted, color: text.primary },
        },
        sizeSmall: { width: 28, height: 28, '& svg': { width: 16, height: 16 } },
      },
    },
  };
}

function createFieldDefaults(tokens: Tokens): Components<Theme> {
  const { accent, line, surface, text } = tokens;
  return {
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: height.controlLarge,
          borderRadius: radius.control,
          backgroundColor: surface.base,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: line.control },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: text.secondary },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: accent.focus, borderWidth: 2 },
        },
        multiline: { padding: 0 },
        input: { padding: '7px 10px', height: 'auto', '&:focus-visible': { outline: 'none' } },
      },
    },
    MuiInputBase: { styleOverrides: { input: { '&::placeholder': { color: text.secondary, opacity: 1 } } } },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-focused': { color: accent.text } } } },
    MuiCheckbox: {
      defaultProps: { size: 'small', color: 'primary' },
      styleOverrides: { root: { padding: 4, '&.Mui-focusVisible': focusRing(tokens, -2) } },
    },
    MuiRadio: { defaultProps: { size: 'small', color: 'primary' }, styleOverrides: { root: { padding: 4 } } },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 40, height: 24, padding: 2, overflow: 'visible' },
        switchBase: {
          padding: 4,
          color: surface.base,
          '[dir=rtl] &': { left: 'auto', right: 0 },
          '&.Mui-checked': { transform: 'translateX(16px)', color: accent.onFill },
          '[dir=rtl] &.Mui-checked': { transform: 'translateX(-16px)' },
          '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: accent.fill },
          '&.Mui-focusVisible + .MuiSwitch-track': focusRing(tokens),
        },
        thumb: { width: 16, height: 16, boxShadow: 'none' },
        // At least 3:1 against the card in both states. The position of the thumb shows the state without color.
        track: { borderRadius: 12, opacity: 1, backgroundColor: line.control },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          minHeight: height.control,
          padding: '4px 12px',
          textTransform: 'none',
          borderColor: line.control,
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          height: 24,
          borderRadius: radius.control,
          fontSize: rem(fontSize.xs),
          fontWeight: fontWeight.medium,
          backgroundColor: surface.muted,
          color: text.primary,
        },
        outlined: { backgroundColor: 'transparent', borderColor: line.control },
        label: { paddingInline: 8 },
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: { root: { color: accent.text, textUnderlineOffset: 3 } },
    },
  };
}

/** Defaults and styles of buttons, fields, switches, chips and links. */
export function createControlDefaults(tokens: Tokens): Components<Theme> {
  return { ...createButtonDefaults(tokens), ...createFieldDefaults(tokens) };
}
