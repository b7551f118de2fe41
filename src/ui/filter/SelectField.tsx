import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { fontSize, fontWeight, height, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { useFormatNumber } from '../text/uiLanguage';

/** One option. */
export interface SelectOption {
  value: string;
  label: string;
  /** The number of matches, shown after the label. */
  count?: number;
  disabled?: boolean;
}

/** Props of {@link SelectField}. */
export interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Hides the label visually. */
  hideLabel?: boolean;
  size?: 'small' | 'medium';
  disabled?: boolean;
  fullWidth?: boolean;
}

const Field = styled('div')({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: space[1],
  maxWidth: '100%',
  '&[data-full]': { display: 'flex' },
});

const Label = styled('label')(({ theme }) => ({
  fontSize: rem(fontSize.sm),
  fontWeight: fontWeight.medium,
  color: theme.palette.text.primary,
}));

const Box = styled('span')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'relative',
    display: 'flex',
    minWidth: 0,
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: 8,
      top: 'calc(50% - 7px)',
      width: 14,
      height: 14,
      pointerEvents: 'none',
    },
    '& select': {
      appearance: 'none',
      width: '100%',
      minWidth: 0,
      height: height.controlLarge,
      padding: '0 28px 0 10px',
      '[dir=rtl] &': { padding: '0 10px 0 28px' },
      border: `1px solid ${tokens.line.control}`,
      borderRadius: radius.control,
      backgroundColor: tokens.surface.base,
      color: tokens.text.primary,
      font: 'inherit',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
    '& select:hover': { borderColor: tokens.text.secondary },
    '& select[data-small]': { height: 28, fontSize: rem(fontSize.sm) },
    '& select:disabled': { color: tokens.text.secondary, cursor: 'default' },
    '& option': { backgroundColor: tokens.surface.floating, color: tokens.text.primary },
  };
});

/** A native select. It works with every keyboard, screen reader and phone. */
export function SelectField(props: SelectFieldProps) {
  const formatNumber = useFormatNumber();
  const {
    label,
    value,
    options,
    onChange,
    hideLabel = false,
    size = 'medium',
    disabled = false,
    fullWidth = false,
  } = props;
  const id = useId();
  return (
    <Field data-full={fullWidth ? '' : undefined}>
      {hideLabel ? null : <Label htmlFor={id}>{label}</Label>}
      <Box>
        <select
          id={id}
          aria-label={hideLabel ? label : undefined}
          value={value}
          disabled={disabled}
          data-small={size === 'small' ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled === true}>
              {option.count === undefined ? option.label : `${option.label} (${formatNumber(option.count)})`}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </Box>
    </Field>
  );
}
