import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { ComboboxOption } from './comboboxOption';
import { type ActiveOption, useActiveOption } from './useActiveOption';

/** Options of {@link useCombobox}. */
export interface ComboboxBehavior {
  options: readonly ComboboxOption[];
  /** Whether the list stays open after a choice, because more can follow. */
  isMultiple: boolean;
  isDisabled: boolean;
  /** Whether leaving the field chooses the option that the keyboard points at. */
  choosesOnLeave: boolean;
  onOpen: () => void;
  /** Called with the text to search for, empty when the list opens. */
  onTerm: (term: string) => void;
  onChoose: (option: ComboboxOption) => void;
  /** Accepts a text that is not an option. Returns false to keep it in the field. Absent if only options are accepted. */
  onText?: ((text: string) => boolean) | undefined;
  onClear: () => void;
  /** Removes the last value of a field with several. */
  onRemoveLast?: (() => void) | undefined;
}

/** The state of a combobox and the handlers of its input. */
export interface ComboboxState {
  isOpen: boolean;
  /** The text that was typed. Undefined if the field shows its value. */
  typed: string | undefined;
  active: ActiveOption;
  open: () => void;
  toggle: () => void;
  choose: (option: ComboboxOption) => void;
  type: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** For the element around the field and its list. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** The number of options that Page Up and Page Down move by. */
const PAGE = 8;

/** The behavior of a combobox with a list, as in the ARIA Authoring Practices. */
export function useCombobox(behavior: ComboboxBehavior): ComboboxState {
  const { options, isMultiple, isDisabled, onText, onTerm } = behavior;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const { active, move, moveTo, reset } = useActiveOption(options);

  const open = (): void => {
    if (isDisabled || isOpen) return;
    setOpen(true);
    reset(false);
    onTerm(typed ?? '');
    behavior.onOpen();
  };
  const close = (): void => {
    setOpen(false);
    reset(false);
  };
  const choose = (option: ComboboxOption): void => {
    behavior.onChoose(option);
    setTyped(undefined);
    onTerm('');
    // In a field with several values, the next choice is often near.
    if (!isMultiple) close();
  };
  const type = (text: string): void => {
    setTyped(text);
    setOpen(true);
    // Where any text is accepted, Enter accepts what was typed.
    reset(onText === undefined && text !== '');
    onTerm(text);
    if (!isOpen) behavior.onOpen();
  };

  /** Accepts what was typed. Returns whether there was anything to accept. */
  function accept(): boolean {
    if (typed === undefined) return false;
    const text = typed.trim();
    if (text === '') {
      setTyped(undefined);
      if (!isMultiple) behavior.onClear();
      return !isMultiple;
    }
    const named = options.find(({ value, label }) => value === text || label === text);
    if (named && named.isDisabled !== true) choose(named);
    else if (onText?.(text) === false) return true;
    else setTyped(undefined);
    onTerm('');
    return true;
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const pointed = options[active.index];
    if (key === 'Backspace') {
      if (isMultiple && event.currentTarget.value === '') behavior.onRemoveLast?.();
    } else if (key === 'Enter') {
      if (isOpen && pointed) choose(pointed);
      else if (!accept()) {
        if (isOpen) {
          event.preventDefault();
          close();
        }
        return;
      } else if (!isMultiple) close();
      // The form is not submitted by the key that accepts a value.
      event.preventDefault();
    } else if (key === 'Escape') {
      if (!isOpen && typed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTyped(undefined);
      onTerm('');
      close();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      else if (key === 'ArrowUp' && event.altKey) close();
      else move(key === 'ArrowDown' ? 1 : -1);
    } else if (isOpen && (key === 'PageDown' || key === 'PageUp')) {
      event.preventDefault();
      move(key === 'PageDown' ? PAGE : -PAGE);
    } else if (isOpen && active.isChosen && (key === 'Home' || key === 'End')) {
      event.preventDefault();
      moveTo(key === 'Home' ? 'first' : 'last');
    }
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    const pointed = options[active.index];
    if (isOpen && pointed && active.isChosen && behavior.choosesOnLeave && !isMultiple) choose(pointed);
    else {
      accept();
      if (onText === undefined) setTyped(undefined);
    }
    close();
  };

  const toggle = (): void => (isOpen ? close() : open());
  return { isOpen, typed, active, open, toggle, choose, type, onKeyDown, onBlur };
}
