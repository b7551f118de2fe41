import { styled } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Kbd } from '../data/Kbd';
import { useDebouncedText } from '../headless/useDebouncedText';
import { useUiText } from '../text/uiText';
import { height, radius, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  value: string;
  /** Called when typing pauses, and immediately on Enter and when the field is cleared. */
  onChange: (value: string) => void;
  /** What the field searches, such as 'Search components'. */
  label: string;
  placeholder?: string;
  /** The delay after the last keystroke, in ms. */
  delay?: number;
  /** The keyboard shortcut to the field, shown while it is empty. */
  shortcut?: ReactNode;
  size?: 'small' | 'medium';
  /** The most characters that can be typed or pasted. */
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
}

const Box = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    minWidth: 0,
    height: height.controlLarge,
    padding: '0 6px 0 10px',
    border: `1px solid ${tokens.line.control}`,
    borderRadius: radius.control,
    backgroundColor: tokens.surface.base,
    color: tokens.text.secondary,
    '&[data-small]': { height: height.control },
    '&:hover': { borderColor: tokens.text.secondary },
    '&:focus-within': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: -1 },
    '& > svg': { width: 16, height: 16, flex: 'none' },
    '& input': {
      flex: 1,
      minWidth: 0,
      height: '100%',
      padding: 0,
      border: 0,
      outline: 'none',
      background: 'none',
      color: tokens.text.primary,
      font: 'inherit',
      '&::placeholder': { color: tokens.text.secondary, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: height.target,
      height: height.target,
      padding: 0,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      '& svg': { width: 14, height: 14 },
      '&:hover': { backgroundColor: tokens.surface.muted },
    },
  };
});

/** A search field. It reports the text when typing pauses, and clears with a button or Escape. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, shortcut, size = 'medium', maxLength, inputRef } = props;
  const text = useUiText();
  const { typed, type, set } = useDebouncedText(props);
  return (
    <Box data-small={size === 'small' ? '' : undefined}>
      <Search aria-hidden />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? text('search.placeholder')}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') set(typed);
          if (event.key === 'Escape' && typed !== '') {
            event.stopPropagation();
            set('');
          }
        }}
      />
      {typed !== '' && (
        <button type="button" aria-label={text('search.clear')} onClick={() => set('')}>
          <X aria-hidden />
        </button>
      )}
      {typed === '' && shortcut !== undefined && <Kbd aria-hidden>{shortcut}</Kbd>}
    </Box>
  );
}
