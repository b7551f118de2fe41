import { lazyPart } from '#sdk';
import { createFormField } from '../../blueprints/formField';
import type { EntityPickerOptions } from '../entities/EntityPicker';
import { isEntityRef } from '../entities/entityValue';
import type { MultiEntityPickerProps } from '../entities/MultiEntityPicker';
import { FieldSkeleton } from '../frame/FieldSkeleton';
import { readList } from '../frame/fieldValue';
import { loadText } from '../frame/loadText';
import { allowedKinds, entityOptions, optionsSchema } from './optionSchemas';

/** `ui:field: MultiEntityPicker` */
export const multiEntityPicker = createFormField<string[], EntityPickerOptions>({
  name: 'MultiEntityPicker',
  valueType: 'entityRef',
  component: lazyPart<MultiEntityPickerProps>(
    async () => (await import('../entities/MultiEntityPicker')).MultiEntityPicker,
    FieldSkeleton,
  ),
  async validation(values, { addError }, { apis }) {
    const invalid = readList(values).filter((value) => !isEntityRef(value));
    if (invalid.length === 0) return;
    const t = await loadText(apis);
    for (const value of invalid) addError(t('entities.invalidRef', { value }));
  },
  schema: {
    returnValue: { type: 'array', items: { type: 'string' } },
    uiOptions: optionsSchema({ allowedKinds, ...entityOptions }),
  },
});
