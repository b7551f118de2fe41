import { lazyPart } from '#sdk';
import { createFormField } from '../../blueprints/formField';
import type { EntityPickerOptions, EntityPickerProps } from '../entities/EntityPicker';
import { FieldSkeleton } from '../frame/FieldSkeleton';
import { allowedKinds, autoSelect, entityOptions, optionsSchema } from './optionSchemas';

/** `ui:field: OwnedEntityPicker` */
export const ownedEntityPicker = createFormField<string, EntityPickerOptions>({
  name: 'OwnedEntityPicker',
  valueType: 'entityRef',
  component: lazyPart<EntityPickerProps>(
    async () => (await import('../entities/OwnedEntityPicker')).OwnedEntityPicker,
    FieldSkeleton,
  ),
  schema: {
    returnValue: { type: 'string' },
    uiOptions: optionsSchema({ allowedKinds, ...entityOptions, autoSelect }),
  },
});
