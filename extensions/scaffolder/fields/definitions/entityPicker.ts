import { lazyPart } from '#sdk';
import { createFormField } from '../../blueprints/formField';
import type { EntityPickerOptions, EntityPickerProps } from '../entities/EntityPicker';
import { FieldSkeleton } from '../frame/FieldSkeleton';
import { allowedKinds, autoSelect, entityOptions, optionsSchema } from './optionSchemas';

/** `ui:field: EntityPicker` */
export const entityPicker = createFormField<string, EntityPickerOptions>({
  name: 'EntityPicker',
  valueType: 'entityRef',
  component: lazyPart<EntityPickerProps>(
    async () => (await import('../entities/EntityPicker')).EntityPicker,
    FieldSkeleton,
  ),
  schema: {
    returnValue: { type: 'string' },
    uiOptions: optionsSchema({ allowedKinds, ...entityOptions, autoSelect }),
  },
});
