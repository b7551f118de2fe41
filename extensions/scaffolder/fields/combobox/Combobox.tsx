import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { ProgressBar, SkeletonLine, VisuallyHidden } from '#ui';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import type { ComboboxOption } from './comboboxOption';
import { ComboboxBox, ComboboxChip, ComboboxPopup, ComboboxRoot } from './comboboxStyles';
import { optionId, OptionList } from './OptionList';
import { useCombobox } from './useCombobox';

/** A value of a field with several. */
export interface ComboboxValue {
  value: string;
  label: string;
  icon?: ReactNode;
  isInvalid?: boolean;
}

/** What all comboboxes of a form share. */
export interface ComboboxInputProps {
  /** The id of the input, for its label. */
  id: string;
  /** The name of the list of options. */
  label: string;
  placeholder?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  hasAutoFocus?: boolean;
  /** The ids of the hints and errors. */
  describedBy?: string | undefined;
}

/** Props of {@link Combobox}. */
export interface ComboboxProps extends ComboboxInputProps {
  /** The options that match the term. */
  options: readonly ComboboxOption[];
  /** The number of options including those that are not loaded yet. */
  total?: number;
  isLoading?: boolean;
  /** Shown if there are no options. */
  emptyText: string;
  /** Whether the field is a plain text field while there are no options. */
  hidesEmptyList?: boolean;
  /** The value of a field with one, as a text. */
  text?: string;
  icon?: ReactNode;
  /** The values of a field with several. */
  values?: readonly ComboboxValue[];
  /** The values of the options that are selected. */
  selected: readonly string[];
  /** Whether leaving the field chooses the option that the keyboard points at. */
  choosesOnLeave?: boolean;
  onOpen?: () => void;
  onTerm: (term: string) => void;
  onEnd?: () => void;
  onChoose: (option: ComboboxOption) => void;
  /** Accepts a text that is not an option. Returns false to keep it in the field. */
  onText?: ((text: string) => boolean) | undefined;
  /** Removes the value of a field with one. Absent if it must have one. */
  onClear?: () => void;
  onRemove?: (value: string) => void;
}

/** The space that a list needs below the field, in px. */
const popupSpace = 390;

const ignore = (): void => undefined;

/** A text field with a list of options: for one value, or with `values` for several. */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    label,
    options,
    values,
    selected,
    isDisabled = false,
    isLoading = false,
    onRemove,
    onClear,
  } = props;
  const { t } = useTranslationRef(fieldsTranslationRef);
  const input = useRef<HTMLInputElement>(null);
  const [isAbove, setAbove] = useState(false);
  const isMultiple = values !== undefined;
  const state = useCombobox({
    options,
    isMultiple,
    isDisabled,
    choosesOnLeave: props.choosesOnLeave ?? true,
    onOpen: () => {
      setAbove(hasMoreSpaceAbove(input));
      props.onOpen?.();
    },
    onTerm: props.onTerm,
    onChoose: props.onChoose,
    onText: props.onText,
    onClear: props.onClear ?? ignore,
    onRemoveLast: () => {
      const last = values?.at(-1);
      if (last) onRemove?.(last.value);
    },
  });
  const { typed, active } = state;
  const isPlain = props.hidesEmptyList === true && options.length === 0 && !isLoading;
  const isOpen = state.isOpen && !isPlain;
  const listId = `${id}-options`;
  const text = typed ?? props.text ?? '';
  const total = props.total ?? options.length;
  const count = total === 0 ? props.emptyText : t('combobox.count', { count: total });
  const hasList = isOpen && options.length > 0;
  return (
    <ComboboxRoot onBlur={state.onBlur}>
      <ComboboxBox
        data-invalid={props.isInvalid === true ? '' : undefined}
        data-disabled={isDisabled ? '' : undefined}
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) {
            event.preventDefault();
            input.current?.focus();
            state.open();
          }
        }}
      >
        {typed === undefined && props.icon}
        {values?.map(({ value, label: name, icon, isInvalid }) => (
          <ComboboxChip key={value} data-invalid={isInvalid === true ? '' : undefined} title={value}>
            {icon}
            <bdi>{name}</bdi>
            {!isDisabled && (
              <button
                type="button"
                aria-label={t('combobox.remove', { name })}
                onClick={() => {
                  onRemove?.(value);
                  input.current?.focus();
                }}
              >
                <X aria-hidden />
              </button>
            )}
          </ComboboxChip>
        ))}
        <input
          ref={input}
          id={id}
          type="text"
          role={isPlain ? undefined : 'combobox'}
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Set by the author of the template.
          autoFocus={props.hasAutoFocus}
          aria-expanded={isPlain ? undefined : isOpen}
          aria-controls={hasList ? listId : undefined}
          aria-autocomplete={isPlain ? undefined : 'list'}
          aria-activedescendant={hasList && active.index >= 0 ? optionId(listId, active.index) : undefined}
          aria-required={props.isRequired === true ? true : undefined}
          aria-invalid={props.isInvalid === true ? true : undefined}
          aria-describedby={props.describedBy}
          disabled={isDisabled}
          placeholder={props.placeholder}
          value={text}
          onChange={(event) => state.type(event.target.value)}
          onClick={state.open}
          onFocus={(event) => typed === undefined && event.currentTarget.select()}
          onKeyDown={state.onKeyDown}
        />
        {!isMultiple && onClear && text !== '' && (
          <button
            type="button"
            // With the keyboard, deleting the text does the same.
            tabIndex={-1}
            disabled={isDisabled}
            aria-label={t('combobox.clear', { label })}
            onClick={() => {
              state.type('');
              onClear();
              input.current?.focus();
            }}
          >
            <X aria-hidden />
          </button>
        )}
        {!isPlain && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            disabled={isDisabled}
            onMouseDown={(event) => {
              event.preventDefault();
              input.current?.focus();
              state.toggle();
            }}
          >
            <ChevronDown aria-hidden />
          </button>
        )}
      </ComboboxBox>
      {isOpen && (
        // The field keeps the focus, so that typing continues after a click.
        <ComboboxPopup data-above={isAbove ? '' : undefined} onMouseDown={(event) => event.preventDefault()}>
          {isLoading && options.length > 0 && <ProgressBar />}
          {isLoading && options.length === 0 && (
            <div data-loading="">
              <SkeletonLine width="62%" />
              <SkeletonLine width="48%" />
              <SkeletonLine width="56%" />
            </div>
          )}
          {!isLoading && options.length === 0 && <p>{props.emptyText}</p>}
          {options.length > 0 && (
            <OptionList
              id={listId}
              label={label}
              options={options}
              selected={selected}
              activeIndex={active.index}
              total={total}
              isMultiple={isMultiple}
              onChoose={state.choose}
              onEnd={props.onEnd ?? ignore}
            />
          )}
        </ComboboxPopup>
      )}
      <VisuallyHidden role="status">{isOpen && (isLoading ? t('combobox.loading') : count)}</VisuallyHidden>
    </ComboboxRoot>
  );
}

/** Whether the list of a field opens above it, because there is too little space below. */
function hasMoreSpaceAbove(input: RefObject<HTMLInputElement | null>): boolean {
  if (!input.current) return false;
  const { top, bottom } = input.current.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return below < popupSpace && top > below;
}
