import { styled } from '@mui/material/styles';
import { height } from '../../theme/scale';
import { resolveTokens } from '../../theme/resolveTokens';

/** Props of {@link SelectionBox}. */
export interface SelectionBoxProps {
  label: string;
  state: 'none' | 'some' | 'all';
  disabled?: boolean;
  /** @param range whether Shift was held, which selects all rows since the last one */
  onChange: (selected: boolean, range: boolean) => void;
}

const Target = styled('label')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  width: height.control,
  height: height.control,
  cursor: 'pointer',
  userSelect: 'none',
  '& input': {
    width: 16,
    height: 16,
    margin: 0,
    accentColor: resolveTokens(theme).accent.fill,
    cursor: 'inherit',
  },
}));

/** A checkbox that selects a row, or all rows. */
export function SelectionBox({ label, state, disabled = false, onChange }: SelectionBoxProps) {
  return (
    <Target title={label}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        disabled={disabled}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </Target>
  );
}
