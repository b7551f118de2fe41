import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { coveringInput } from '../a11y/coveringInput';
import { VisuallyHidden } from '../a11y/VisuallyHidden';
import { fontSize, fontWeight, height, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { useFormatNumber } from '../text/uiLanguage';

/** One option. */
export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** The number of matches. */
  count?: number;
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the group. It is not shown. */
  label: string;
  value: Value;
  segments: ReadonlyArray<Segment<Value>>;
  onChange: (value: Value) => void;
}

const Group = styled('fieldset')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: 2,
    minWidth: 0,
    margin: 0,
    padding: 2,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.control + 2,
    backgroundColor: tokens.surface.muted,
    '& label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: height.control - 4,
      padding: `0 ${space[3]}px`,
      border: '1px solid transparent',
      borderRadius: radius.control,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
      color: tokens.text.secondary,
      cursor: 'pointer',
    },
    '& label:hover': { color: tokens.text.primary },
    '& label:has(:checked)': {
      color: tokens.text.primary,
      backgroundColor: tokens.surface.base,
      borderColor: tokens.line.control,
    },
    '& label:has(:disabled)': { opacity: 0.55, cursor: 'default' },
    '& label:has(:focus-visible)': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: 1 },
    '& input': coveringInput,
    '& svg': { width: 16, height: 16 },
    '& small': {
      fontSize: rem(fontSize.xs),
      fontVariantNumeric: 'tabular-nums',
      fontWeight: fontWeight.regular,
    },
    '@media (forced-colors: active)': {
      '& label:has(:checked)': { borderColor: 'Highlight', color: 'Highlight' },
    },
  };
});

/** A radio group in one frame, for a few options that are all visible. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const formatNumber = useFormatNumber();
  const { label, value, segments, onChange } = props;
  const name = useId();
  return (
    <Group>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled === true}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          {segment.label}
          {segment.count === undefined ? null : <small>{formatNumber(segment.count)}</small>}
        </label>
      ))}
    </Group>
  );
}
