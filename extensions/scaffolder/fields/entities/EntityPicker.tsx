import { useCallback } from 'react';
import { useTranslationRef } from '#sdk';
import type { FormFieldProps } from '../../blueprints/formField';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { readOptions, readText } from '../frame/fieldValue';
import { type FieldDefaults, readFieldView } from '../frame/fieldView';
import { type EntitySelectionOptions, resolveCatalogFilter } from './catalogFilter';
import { EntityCombobox } from './EntityCombobox';

/** The `ui:options` of `EntityPicker`. */
export interface EntityPickerOptions extends EntitySelectionOptions {
  /** The kind of entered refs without one. */
  defaultKind?: string;
  /** The namespace of entered refs without one. */
  defaultNamespace?: string | false;
  /** Whether texts that are not in the list are accepted. True by default. */
  allowArbitraryValues?: boolean;
  /** Whether leaving the field chooses the option that the keyboard points at. True by default. */
  autoSelect?: boolean;
}

/** Props of a field for one entity. */
export type EntityPickerProps = FormFieldProps<string, EntityPickerOptions>;

/** A field for one entity. */
export function EntityPicker(props: EntityPickerProps) {
  const { t } = useTranslationRef(fieldsTranslationRef);
  const defaults = { title: t('entity.title') };
  return <SingleEntityPicker {...props} fieldDefaults={defaults} options={readOptions(props)} />;
}

/** Props of {@link SingleEntityPicker}. */
export interface SingleEntityPickerProps extends EntityPickerProps {
  fieldDefaults: FieldDefaults;
  options: EntityPickerOptions;
  /** Conditions that entities must match besides the filter. */
  extra?: Readonly<Record<string, readonly string[]>>;
  /** Whether `extra` is known. */
  isReady?: boolean;
  hasSuggestions?: boolean;
  noneText?: string;
}

/** What all fields for one entity share. */
export function SingleEntityPicker(props: SingleEntityPickerProps) {
  const { formData, onChange, options, extra } = props;
  const value = readText(formData);
  const set = useCallback((values: string[]) => onChange(values[0]), [onChange]);
  return (
    <EntityCombobox
      field={readFieldView(props, props.fieldDefaults)}
      filter={resolveCatalogFilter(options, extra)}
      isReady={props.isReady ?? true}
      defaults={options}
      values={value === '' ? [] : [value]}
      allowsArbitrary={options.allowArbitraryValues ?? true}
      choosesOnLeave={options.autoSelect ?? true}
      hasSuggestions={props.hasSuggestions ?? true}
      {...(props.noneText !== undefined && { noneText: props.noneText })}
      onChange={set}
    />
  );
}
