import { useMemo, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { FieldFrame } from '../frame/FieldFrame';
import { describedBy, type FieldView } from '../frame/fieldView';
import { Combobox } from './Combobox';
import { filterOptions } from './filterOptions';

/** Props of {@link TextCombobox}. */
export interface TextComboboxProps {
  field: FieldView;
  value: string;
  /** Values to choose from, with the labels of those that have one. */
  options: ReadonlyArray<{ value: string; label?: string }>;
  /** Whether other values are accepted. */
  allowsArbitrary: boolean;
  isLoading?: boolean;
  onChange: (value: string) => void;
}

/** A field for a text with suggestions, or for one of a few values. */
export function TextCombobox(props: TextComboboxProps) {
  const { field, value, options, allowsArbitrary, onChange } = props;
  const { t } = useTranslationRef(fieldsTranslationRef);
  const [term, setTerm] = useState('');
  const all = useMemo(
    () => options.map((option) => ({ value: option.value, label: option.label ?? option.value })),
    [options],
  );
  const shown = useMemo(() => filterOptions(all, term), [all, term]);
  const wanted = term.trim();
  const noMatch = t(allowsArbitrary ? 'combobox.useTyped' : 'combobox.noMatch', { term: wanted });
  return (
    <FieldFrame field={field}>
      <Combobox
        id={field.id}
        label={field.label}
        placeholder={field.placeholder}
        isRequired={field.isRequired}
        isDisabled={field.isDisabled}
        isInvalid={field.hasErrors}
        hasAutoFocus={field.autoFocus}
        describedBy={describedBy(field)}
        options={shown}
        isLoading={props.isLoading ?? false}
        hidesEmptyList={allowsArbitrary && all.length === 0}
        emptyText={wanted === '' ? t('combobox.none') : noMatch}
        text={all.find((option) => option.value === value)?.label ?? value}
        selected={value === '' ? [] : [value]}
        onTerm={setTerm}
        onChoose={(option) => onChange(option.value)}
        onText={
          allowsArbitrary
            ? (text) => {
                onChange(text);
                return true;
              }
            : undefined
        }
        {...(allowsArbitrary && { onClear: () => onChange('') })}
      />
    </FieldFrame>
  );
}
