import { useTranslationRef } from '#sdk';
import type { FormFieldProps } from '../../blueprints/formField';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { readList, readOptions } from '../frame/fieldValue';
import { readFieldView } from '../frame/fieldView';
import { resolveCatalogFilter } from './catalogFilter';
import { EntityCombobox } from './EntityCombobox';
import type { EntityPickerOptions } from './EntityPicker';
import { isEntityRef } from './entityValue';

/** Props of {@link MultiEntityPicker}. */
export type MultiEntityPickerProps = FormFieldProps<string[], EntityPickerOptions>;

/** A field for several entities. `maxItems` of the schema limits their number. */
export function MultiEntityPicker(props: MultiEntityPickerProps) {
  const { formData, onChange, schema } = props;
  const { t } = useTranslationRef(fieldsTranslationRef);
  const options = readOptions(props);
  const maxItems = schema['maxItems'];
  return (
    <EntityCombobox
      field={readFieldView(props, { title: t('multiEntity.title') })}
      filter={resolveCatalogFilter(options)}
      defaults={options}
      values={readList(formData)}
      isMultiple
      maxItems={typeof maxItems === 'number' ? maxItems : undefined}
      allowsArbitrary={options.allowArbitraryValues ?? true}
      isInvalidValue={(value) => !isEntityRef(value)}
      onChange={onChange}
    />
  );
}
