import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { fontFamily, fontSize, fontWeight, height, radius, rem, resolveTokens, space } from '#ui';

/** Props of {@link RequestField}. */
export interface RequestFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** The allowed values. Any value can be typed without. */
  options?: readonly string[];
  isRequired?: boolean;
  isLong?: boolean;
  /** Hides what is typed. */
  isSecret?: boolean;
}

const Field = styled('div')(({ theme }) => {
  const { line, surface, text, accent, status } = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    '& label': { fontSize: rem(fontSize.sm), fontWeight: fontWeight.medium, overflowWrap: 'anywhere' },
    '& label span': { color: status.error.text },
    '& :is(input, select, textarea)': {
      width: '100%',
      minWidth: 0,
      height: height.control,
      padding: '0 8px',
      border: `1px solid ${line.control}`,
      borderRadius: radius.control,
      backgroundColor: surface.base,
      color: text.primary,
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.sm),
      '&::placeholder': { color: text.secondary, opacity: 1 },
      '&:focus-visible': { outline: `2px solid ${accent.focus}`, outlineOffset: -1 },
    },
    '& textarea': { height: 'auto', minHeight: 120, padding: 8, resize: 'vertical', lineHeight: 1.5 },
    '& input[type=file]': {
      height: 'auto',
      padding: 4,
      fontFamily: 'inherit',
      '&::file-selector-button': {
        marginInlineEnd: 8,
        padding: '2px 8px',
        border: `1px solid ${line.control}`,
        borderRadius: radius.control,
        backgroundColor: surface.muted,
        color: text.primary,
        font: 'inherit',
        cursor: 'pointer',
      },
    },
  };
});

/** Props of {@link LabeledControl}. */
export interface LabeledControlProps {
  label: string;
  isRequired: boolean;
  /** Renders the control with this id. */
  children: (id: string) => ReactNode;
}

/** A control of a request with its label. */
export function LabeledControl({ label, isRequired, children }: LabeledControlProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>
        <bdi translate="no">{label}</bdi>
        {isRequired && <span aria-hidden> *</span>}
      </label>
      {children(id)}
    </Field>
  );
}

/** A value of a request. */
export function RequestField(props: RequestFieldProps) {
  const { label, value, onChange, placeholder, options = [], isRequired = false, isLong = false } = props;
  const canBeEmpty = !isRequired || value === '';
  const common = {
    value,
    dir: 'ltr',
    'aria-required': isRequired,
    spellCheck: false,
    autoComplete: 'off',
  } as const;
  return (
    <LabeledControl label={label} isRequired={isRequired}>
      {(id) =>
        isLong ? (
          <textarea {...common} id={id} onChange={({ target }) => onChange(target.value)} rows={8} />
        ) : options.length > 0 ? (
          <select {...common} id={id} onChange={({ target }) => onChange(target.value)}>
            {canBeEmpty && <option value="">–</option>}
            {value !== '' && !options.includes(value) && <option value={value}>{value}</option>}
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...common}
            id={id}
            type={props.isSecret === true ? 'password' : 'text'}
            placeholder={placeholder}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </LabeledControl>
  );
}
