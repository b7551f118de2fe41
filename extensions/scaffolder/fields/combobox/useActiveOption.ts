import { useState } from 'react';
import type { ComboboxOption } from './comboboxOption';

/** The option that the keyboard points at. */
export interface ActiveOption {
  index: number;
  /** Whether the user moved to it, rather than the first match of what was typed. */
  isChosen: boolean;
}

const none: ActiveOption = { index: -1, isChosen: false };

/** Follows the option that the keyboard points at while the options change. */
export function useActiveOption(options: readonly ComboboxOption[]): {
  active: ActiveOption;
  /** Moves by a number of options, around the ends for single steps. */
  move: (steps: number) => void;
  moveTo: (end: 'first' | 'last') => void;
  /** Points at the first option that can be chosen, or at none. */
  reset: (isFirstActive: boolean) => void;
} {
  const [state, setState] = useState<{ value?: string; at: number; isFirst: boolean }>({
    at: -1,
    isFirst: false,
  });
  const active = resolveActive(options, state);
  const pointAt = (index: number): void => {
    const option = options[index];
    setState(option ? { value: option.value, at: index, isFirst: false } : { at: -1, isFirst: false });
  };
  const moveFrom = (start: number, step: 1 | -1): void => {
    const found = findEnabled(options, start, step);
    if (found >= 0) pointAt(found);
  };
  return {
    active,
    move: (steps) => {
      const step = steps > 0 ? 1 : -1;
      const last = options.length - 1;
      if (active.index < 0) return moveFrom(step > 0 ? 0 : last, step);
      const wanted = active.index + steps;
      if (Math.abs(steps) > 1) return moveFrom(Math.max(0, Math.min(wanted, last)), step);
      return moveFrom(wanted < 0 ? last : wanted > last ? 0 : wanted, step);
    },
    moveTo: (end) => moveFrom(end === 'first' ? 0 : options.length - 1, end === 'first' ? 1 : -1),
    reset: (isFirst) => setState({ at: -1, isFirst }),
  };
}

function resolveActive(
  options: readonly ComboboxOption[],
  { value, at, isFirst }: { value?: string; at: number; isFirst: boolean },
): ActiveOption {
  if (value !== undefined) {
    const isSame = options[at]?.value === value;
    const index = isSame ? at : options.findIndex((option) => option.value === value);
    return index < 0 ? none : { index, isChosen: true };
  }
  const first = isFirst ? findEnabled(options, 0, 1) : -1;
  return first < 0 ? none : { index: first, isChosen: false };
}

function findEnabled(options: readonly ComboboxOption[], start: number, step: 1 | -1): number {
  for (let index = start; index >= 0 && index < options.length; index += step)
    if (options[index]?.isDisabled !== true) return index;
  return -1;
}
